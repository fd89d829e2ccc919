import type { ReactNode } from 'react';
import styles from './split-section.module.css';

/**
 * A section with two sides in the colours of home and abroad. On phones they are below each other. The line between them
 * continues the line in the hero's picture.
 */
export function SplitSection({ home, abroad }: { home: ReactNode; abroad: ReactNode }) {
  return (
    <section className={styles.columns}>
      <div className={styles.home}>{home}</div>
      <div className={`on-dark ${styles.abroad}`}>{abroad}</div>
    </section>
  );
}
