import type { PostCard } from '#app/features/blog/post-card.ts';
import { PostPicture } from '#app/features/blog/post-picture.tsx';
import cardStyles from './card.module.css';
import { CardExcerpt, CardMeta, CardTitle } from './card-text.tsx';
import styles from './side-post.module.css';

/** A post beside the featured one, with a thumbnail. */
export function SidePost({ card }: { card: PostCard }) {
  return (
    <article className={`${cardStyles.card} ${cardStyles.withThumbnail} ${styles.side}`}>
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
