import type { PostCard } from '#app/features/blog/post-card.ts';
import { PostPicture } from '#app/features/blog/post-picture.tsx';
import card from './card.module.css';
import { CardExcerpt, CardMeta, CardTitle } from './card-text.tsx';
import styles from './side-post.module.css';

export function SidePost({ card: post }: { card: PostCard }) {
  return (
    <article className={`${card.card} ${card.withThumbnail} ${styles.side}`}>
      <div className={card.picture}>
        <PostPicture image={post.image} postId={post.id} sizes="(min-width: 64em) 18rem, 10rem" />
      </div>
      <div className={styles.text}>
        <CardMeta card={post} />
        <CardTitle card={post} />
        <CardExcerpt card={post} />
      </div>
    </article>
  );
}
