import type { PostCard } from '#app/features/blog/post-card.ts';
import { PostPicture } from '#app/features/blog/post-picture.tsx';
import card from './card.module.css';
import { CardExcerpt, CardMeta, CardTitle } from './card-text.tsx';
import styles from './post-row.module.css';

export function PostRow({ card: post }: { card: PostCard }) {
  return (
    <li>
      <article className={`${card.card} ${card.withThumbnail} ${styles.row}`}>
        <div className={`${card.picture} ${styles.picture}`}>
          <PostPicture image={post.image} postId={post.id} sizes="15rem" />
        </div>
        <div className={styles.meta}>
          <CardMeta card={post} />
        </div>
        <div className={styles.text}>
          <CardTitle card={post} />
          <CardExcerpt card={post} />
        </div>
      </article>
    </li>
  );
}
