import { useLanguage } from '#app/components/language/language-context.ts';
import { Spinner } from '#app/components/ui/spinner.tsx';
import { blog as blogs } from '#content/blog.ts';
import styles from './post-loading.module.css';

/** The overlay while the browser fetches a post. It is hidden until `showPostLoading` shows it. */
export function PostLoading() {
  const blog = blogs[useLanguage()];
  return (
    <div role="status">
      <p className={styles.overlay} hidden data-post-loading>
        <Spinner />
        {blog.post.loading}
      </p>
    </div>
  );
}
