import type { PostCard } from '#app/features/blog/post-card.ts';
import { PostPicture } from '#app/features/blog/post-picture.tsx';
import cardStyles from './card.module.css';
import { CardExcerpt, CardMeta, CardTitle } from './card-text.tsx';
import styles from './post-row.module.css';

/** A post as a row of the list, with a thumbnail. */
export function PostRow({ card }: { card: PostCard }) {
  return (
    <li>
      <article className={`${cardStyles.card} ${cardStyles.withThumbnail} ${styles.row}`}>
        <div className={`${cardStyles.picture} ${styles.picture}`}>
          <PostPicture image={card.image} postId={card.id} sizes="15rem" />
        </div>
        <div className={styles.meta}>
          <CardMeta card={card} />
        </div>
        <div className={styles.text}>
          <CardTitle card={card} />
          <CardExcerpt card={card} />
        </div>
      </article>
    </li>
  );
}
