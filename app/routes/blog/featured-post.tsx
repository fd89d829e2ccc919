import type { PostCard } from '#app/features/blog/post-card.ts';
import { PostPicture } from '#app/features/blog/post-picture.tsx';
import cardStyles from './card.module.css';
import { CardExcerpt, CardMeta, CardTitle } from './card-text.tsx';
import styles from './featured-post.module.css';

/** The first post of the list: a large picture with a dark caption. */
export function FeaturedPost({ card }: { card: PostCard }) {
  return (
    <article className={`on-dark ${cardStyles.card} ${styles.featured}`}>
      <div className={styles.picture}>
        <PostPicture
          image={card.image}
          postId={card.id}
          sizes="(min-width: 64em) 58vw, 100vw"
          eager
        />
      </div>
      <div className={styles.caption}>
        <CardMeta card={card} />
        <CardTitle card={card} />
        <CardExcerpt card={card} />
      </div>
    </article>
  );
}
