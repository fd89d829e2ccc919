import { Link } from 'react-router';
import { Section } from '#app/components/layout/section/section.tsx';
import type { PostLink } from '#app/screens/blog/post-card.ts';
import { PostPicture } from '#app/screens/blog/post-picture.tsx';
import { writtenIn } from '#app/screens/blog/written-in.ts';
import styles from './more-posts.module.css';

/** Where to read on: of the same category before the newest. */
export function MorePosts({ title, links }: { title: string; links: PostLink[] }) {
  if (links.length === 0) return null;
  return (
    <Section ground="mist" space="band" className={styles.section}>
      <nav aria-labelledby="more-posts">
        <h2 id="more-posts">{title}</h2>
        <ul className={styles.list}>
          {links.map(({ id, path, title: name, category, day, image }) => (
            <li key={id}>
              <Link to={path} viewTransition className={styles.post}>
                <span className={styles.picture}>
                  <PostPicture
                    image={image && { ...image, description: '' }}
                    postId={id}
                    sizes="(min-width: 40em) 30vw, 7rem"
                  />
                </span>
                <span className={styles.title} {...writtenIn(name)}>
                  {name}
                </span>
                <span className={styles.meta}>
                  {category && <b {...writtenIn(category)}>{category}</b>} {day}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  );
}
