import type { CSSProperties } from 'react';
import { Section } from '#app/components/layout/section/section.tsx';
import type { Home } from '#app/content/home.ts';
import styles from './gallery.module.css';

/** Six pictures from edge to edge, laid like bricks on the desktop. */
export function Gallery({ title, pictures }: Home['gallery']) {
  return (
    <Section ground="river" className={styles.gallery} inside={false}>
      <div className="container">
        <h2>{title}</h2>
      </div>
      <ul>
        {pictures.map(({ picture, caption, description, focus }) => (
          <li key={caption}>
            <figure>
              <img
                src={picture}
                alt={description}
                width="900"
                height="675"
                loading="lazy"
                style={{ '--focus': focus } as CSSProperties}
              />
              <figcaption>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
