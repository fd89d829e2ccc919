import type { PostCard } from '#app/features/blog/post-card.ts';
import { PostPicture } from '#app/features/blog/post-picture.tsx';
import card from './card.module.css';
import { CardExcerpt, CardMeta, CardTitle } from './card-text.tsx';
import styles from './featured-post.module.css';

export function FeaturedPost({ card: post }: { card: PostCard }) {
  return (
    <article className={`on-dark ${card.card} ${styles.featured}`}>
      <div className={styles.picture}>
        <PostPicture
          image={post.image}
          postId={post.id}
          sizes="(min-width: 64em) 58vw, 100vw"
          eager
        />
      </div>
      <div className={styles.caption}>
        <CardMeta card={post} />
        <CardTitle card={post} />
        <CardExcerpt card={post} />
      </div>
    </article>
  );
}
