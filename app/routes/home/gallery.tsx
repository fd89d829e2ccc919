import { Section } from '#app/components/layout/section.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { GalleryPicture } from '#content/types/picture.ts';
import styles from './gallery.module.css';

/** Six pictures across the page. On the desktop their rows are staggered like bricks. */
export function Gallery({
  title,
  pictures,
}: {
  title: string;
  pictures: readonly GalleryPicture[];
}) {
  return (
    <Section surface="river" className={styles.gallery} containerClass={false}>
      <div className="container">
        <h2>{title}</h2>
      </div>
      <ul>
        {pictures.map(({ caption, ...picture }) => (
          <li key={caption}>
            <figure>
              <Illustration {...picture} />
              <figcaption>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
