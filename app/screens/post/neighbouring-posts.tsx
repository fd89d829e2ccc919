import { Link } from 'react-router';
import type { PostLink } from '#app/screens/blog/post-card.ts';
import { PostPicture } from '#app/screens/blog/post-picture.tsx';
import { writtenIn } from '#app/screens/blog/written-in.ts';
import styles from './neighbouring-posts.module.css';

/** The posts before and after this one: two dark halves above the footer. */
export function NeighbouringPosts({
  older,
  newer,
  texts,
}: {
  older: PostLink | undefined;
  newer: PostLink | undefined;
  texts: { label: string; older: string; newer: string };
}) {
  if (!older && !newer) return null;
  return (
    <nav className={`on-dark ${styles.neighbours}`} aria-label={texts.label}>
      {older && <Neighbour rel="prev" name={texts.older} post={older} />}
      {newer && <Neighbour rel="next" name={texts.newer} post={newer} />}
    </nav>
  );
}

function Neighbour({
  rel,
  name,
  post: { id, path, title, image },
}: {
  rel: 'prev' | 'next';
  name: string;
  post: PostLink;
}) {
  return (
    <Link to={path} rel={rel} viewTransition>
      <span className={styles.picture}>
        <PostPicture
          image={image && { ...image, description: '' }}
          postId={id}
          sizes="(min-width: 64em) 17rem, 8rem"
        />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.title} {...writtenIn(title)}>
          {title}
        </span>
      </span>
    </Link>
  );
}
