import type { CSSProperties, ReactNode } from 'react';
import styles from './building.module.css';

/** The house, cut open, with a shaft whose lift goes down as one reads. */
export function Building({ children }: { children: ReactNode }) {
  return (
    <div className={styles.building}>
      <div className={styles.shaft} aria-hidden="true">
        <div className={styles.lift} />
      </div>
      {children}
    </div>
  );
}

/**
 * @param props.name what the lift calls it
 * @param props.rooms how wide its rooms are on the desktop, as CSS grid columns
 */
export function Floor({
  name,
  rooms = '1fr',
  children,
}: {
  name: string;
  rooms?: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.floor} style={{ '--rooms': rooms } as CSSProperties}>
      <p className={styles.name} aria-hidden="true">
        {name}
      </p>
      {children}
    </div>
  );
}
