import type { PostLink } from '#app/features/blog/post-card.ts';
import { LinkedPost } from './linked-post.tsx';
import styles from './more-posts.module.css';

/** Links to further posts. It renders nothing if there are none. */
export function MorePosts({ title, posts }: { title: string; posts: PostLink[] }) {
  if (posts.length === 0) return null;
  return (
    <nav className={`band ${styles.more}`} aria-labelledby="more-posts">
      <div className="container">
        <h2 id="more-posts">{title}</h2>
        <ul className={styles.list}>
          {posts.map((post) => (
            <li key={post.id}>
              <LinkedPost post={post} styles={styles} sizes="(min-width: 40em) 30vw, 7rem">
                {post.day}
              </LinkedPost>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
