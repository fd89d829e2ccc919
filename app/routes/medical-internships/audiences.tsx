import { Section } from '#app/components/layout/section.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Item } from '#content/types/common.ts';
import type { Decoration } from '#content/types/picture.ts';
import styles from './audiences.module.css';

/** Lists the audiences of the programme. Each looks like a badge that hangs from a cord. */
export function Audiences({
  title,
  audiences,
}: {
  title: string;
  audiences: readonly (Item & { picture: Decoration })[];
}) {
  return (
    <Section surface="tint" className={styles.section} containerClass={styles.columns}>
      <h2>{title}</h2>
      <ul className={styles.cards}>
        {audiences.map(({ title: audience, text, picture }) => (
          <li key={audience}>
            <svg
              className={styles.cord}
              viewBox="0 0 50 80"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d="M0 80 25 0 50 80" />
            </svg>
            <div className={styles.card}>
              <Illustration {...picture} />
              <h3>{audience}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
