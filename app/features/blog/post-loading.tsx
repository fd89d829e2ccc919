import { Spinner } from '#app/components/ui/spinner.tsx';
import { blog } from '#content/blog.ts';
import styles from './post-loading.module.css';

/** Lies over the page while the browser fetches a post, once `showPostLoading` has shown it. */
export function PostLoading() {
  return (
    <div role="status">
      <p className={styles.overlay} hidden data-post-loading>
        <Spinner />
        {blog.post.loading}
      </p>
    </div>
  );
}
