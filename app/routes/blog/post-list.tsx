import type { PostCard } from '#app/features/blog/post-card.ts';
import { LeadPost } from './lead-post.tsx';
import styles from './post-list.module.css';
import { PostRow } from './post-row.tsx';
import { SidePost } from './side-post.tsx';

/** How many posts stand beside the first one. */
const sidePosts = 3;

/** The posts as a newspaper's front page: one story leads, three stand beside it, the rest are rows. */
export function PostList({ cards }: { cards: PostCard[] }) {
  const [lead, ...others] = cards;
  if (!lead) return null;
  const side = others.slice(0, sidePosts);
  const rows = others.slice(sidePosts);
  return (
    <>
      <div className={styles.front}>
        <LeadPost card={lead} />
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
