import { Section } from '#app/components/layout/section.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Item } from '#content/types/common.ts';
import type { Picture } from '#content/types/picture.ts';
import styles from './inclusions.module.css';

/** The benefits of a programme, in the sky of the picture below them. */
export function Inclusions({
  title,
  items,
  picture,
}: {
  title: string;
  items: readonly Item[];
  picture: Picture;
}) {
  return (
    <Section surface="sky" className={styles.section} containerClass={false}>
      <div className={`container ${styles.columns}`}>
        <h2>{title}</h2>
        <ul>
          {items.map((item) => (
            <li key={item.title}>
              <Icon name="check" className="round-icon" />
              <div>
                <h3>{item.title}</h3>
                <p>{item.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <Illustration {...picture} className={styles.picture} />
    </Section>
  );
}
