import { Link } from 'react-router';
import type { PostCard } from '#app/screens/blog/post-card.ts';
import { PostPicture } from '#app/screens/blog/post-picture.tsx';
import { writtenIn } from '#app/screens/blog/written-in.ts';
import styles from './more-posts.module.css';

/** Where to read on: two dark halves above the footer. */
export function MorePosts({ label, cards }: { label: string; cards: PostCard[] }) {
  if (cards.length === 0) return null;
  return (
    <nav className={`on-dark ${styles.more}`} aria-label={label}>
      {cards.map(({ id, path, title, day, image }) => (
        <Link key={id} to={path} viewTransition>
          <span className={styles.picture}>
            <PostPicture
              image={image && { ...image, description: '' }}
              postId={id}
              sizes="(min-width: 64em) 17rem, 8rem"
            />
          </span>
          <span className={styles.text}>
            <span className={styles.day}>{day}</span>
            <span className={styles.title} {...writtenIn(title)}>
              {title}
            </span>
          </span>
        </Link>
      ))}
    </nav>
  );
}
