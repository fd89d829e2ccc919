import { Section } from '#app/components/layout/section.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { GalleryPicture } from '#content/types/picture.ts';
import styles from './gallery.module.css';

/** Shows six pictures. On the desktop the first covers four cells of the grid. */
export function Gallery({
  title,
  pictures,
}: {
  title: string;
  pictures: readonly GalleryPicture[];
}) {
  return (
    <Section surface="deep" space="section">
      <h2>{title}</h2>
      <ul className={styles.gallery}>
        {pictures.map(({ caption, ...picture }) => (
          <li key={caption}>
            <figure>
              <span>
                <Illustration {...picture} />
              </span>
              <figcaption>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
