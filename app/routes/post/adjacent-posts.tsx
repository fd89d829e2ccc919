import type { PostLink } from '#app/features/blog/post-card.ts';
import styles from './adjacent-posts.module.css';
import { LinkedPost } from './linked-post.tsx';

const sizes = '(min-width: 64em) 17rem, 8rem';

/**
 * Links to the posts before and after this one, in two dark halves above the footer. It renders nothing if there is neither.
 */
export function AdjacentPosts({
  older,
  newer,
  texts,
}: {
  older: PostLink | undefined;
  newer: PostLink | undefined;
  texts: { label: string; older: string; newer: string };
}) {
  if (!older && !newer) return null;
  return (
    <nav className={`on-dark ${styles.posts}`} aria-label={texts.label}>
      {older && (
        <LinkedPost post={older} styles={styles} sizes={sizes} rel="prev">
          {texts.older}
        </LinkedPost>
      )}
      {newer && (
        <LinkedPost post={newer} styles={styles} sizes={sizes} rel="next">
          {texts.newer}
        </LinkedPost>
      )}
    </nav>
  );
}
