import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Picture } from '#content/types/picture.ts';
import styles from './included.module.css';

/** Lists what is included, beside a classroom whose wall and floor continue behind the text. */
export function Included({
  title,
  items,
  picture,
}: {
  title: string;
  items: readonly string[];
  picture: Picture;
}) {
  return (
    <section className={styles.section}>
      <Illustration {...picture} />
      <div className={styles.text}>
        <h2>{title}</h2>
        <ul>
          {items.map((item) => (
            <li key={item}>
              <Icon name="check" className="round-icon" />
              {item}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
