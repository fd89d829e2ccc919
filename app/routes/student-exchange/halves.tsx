import type { ReactNode } from 'react';
import styles from './halves.module.css';

/** Two sides of one thing, in the colours of home and abroad; below each other on phones. Their line goes on down from the room's. */
export function Halves({
  shade = false,
  home,
  abroad,
}: {
  /** The darker pair of colours. */
  shade?: boolean;
  home: ReactNode;
  abroad: ReactNode;
}) {
  return (
    <section className={shade ? `${styles.halves} ${styles.shade}` : styles.halves}>
      <div className={styles.home}>{home}</div>
      <div className={`on-dark ${styles.abroad}`}>{abroad}</div>
    </section>
  );
}
