import { matchPath, useNavigation } from 'react-router';
import { Spinner } from '#app/components/ui/spinner/spinner.tsx';
import { blog } from '#app/content/blog.ts';
import styles from './post-loading.module.css';

/**
 * Lies over the page while a post is being fetched. The page below keeps its height, so that Back finds
 * the place again.
 */
export function PostLoading() {
  const { location } = useNavigation();
  const loading = location && matchPath('/blog/:slug', location.pathname);
  return (
    <div role="status">
      {loading && (
        <p className={styles.over}>
          <Spinner />
          {blog.post.loading}
        </p>
      )}
    </div>
  );
}
