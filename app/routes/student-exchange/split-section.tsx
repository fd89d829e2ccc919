import type { ReactNode } from 'react';
import styles from './split-section.module.css';

/** Two sides of one thing, in the colours of home and abroad; below each other on phones. Their line goes on down from the room's. */
export function SplitSection({
  isDark = false,
  home,
  abroad,
}: {
  /** The darker pair of colours. */
  isDark?: boolean;
  home: ReactNode;
  abroad: ReactNode;
}) {
  return (
    <section className={isDark ? `${styles.columns} ${styles.dark}` : styles.columns}>
      <div className={styles.home}>{home}</div>
      <div className={`on-dark ${styles.abroad}`}>{abroad}</div>
    </section>
  );
}
