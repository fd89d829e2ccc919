import type { PostCard } from '#app/features/blog/post-card.ts';
import { PostPicture } from '#app/features/blog/post-picture.tsx';
import cardStyles from './card.module.css';
import { CardExcerpt, CardMeta, CardTitle } from './card-text.tsx';
import { FeaturedPost } from './featured-post.tsx';
import styles from './post-list.module.css';
import postRowStyles from './post-row.module.css';

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

/** A post as a row of the list, with a thumbnail. */
function PostRow({ card }: { card: PostCard }) {
  return (
    <li>
      <article className={`${cardStyles.card} ${cardStyles.withThumbnail} ${postRowStyles.row}`}>
        <div className={`${cardStyles.picture} ${postRowStyles.picture}`}>
          <PostPicture image={card.image} postId={card.id} sizes="15rem" />
        </div>
        <div className={postRowStyles.meta}>
          <CardMeta card={card} />
        </div>
        <div className={postRowStyles.text}>
          <CardTitle card={card} />
          <CardExcerpt card={card} />
        </div>
      </article>
    </li>
  );
}

/** A post beside the featured one, with a thumbnail. */
function SidePost({ card }: { card: PostCard }) {
  return (
    <article className={`${cardStyles.card} ${cardStyles.withThumbnail} ${styles.sidePostSide}`}>
      <div className={cardStyles.picture}>
        <PostPicture image={card.image} postId={card.id} sizes="(min-width: 64em) 18rem, 10rem" />
      </div>
      <div className={styles.text}>
        <CardMeta card={card} />
        <CardTitle card={card} />
        <CardExcerpt card={card} />
      </div>
    </article>
  );
}
