import type { PostCard } from '#app/features/blog/post-card.ts';
import { FeaturedPost } from './featured-post.tsx';
import styles from './post-list.module.css';
import { PostRow } from './post-row.tsx';
import { SidePost } from './side-post.tsx';

/** Number of posts beside the first one. */
const sidePostCount = 3;

/** The list of posts: the first one is large, up to three are beside it, the rest are rows below. */
export function PostList({ cards }: { cards: PostCard[] }) {
  const [featured, ...others] = cards;
  if (!featured) return null;
  const side = others.slice(0, sidePostCount);
  const rows = others.slice(sidePostCount);
  return (
    <>
      <div className={styles.featured}>
        <FeaturedPost card={featured} />
        {side.length > 0 && (
          <div className={styles.side}>
            {side.map((card) => (
              <SidePost key={card.id} card={card} />
            ))}
          </div>
        )}
      </div>
      {rows.length > 0 && (
        <ol className={styles.rows} start={side.length + 2} data-post-rows>
          {rows.map((card) => (
            <PostRow key={card.id} card={card} />
          ))}
        </ol>
      )}
    </>
  );
}
