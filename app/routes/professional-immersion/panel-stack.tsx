import type { CSSProperties, ReactNode } from 'react';
import styles from './panel-stack.module.css';

/** The house, cut open, with a shaft whose lift goes down as one reads. */
export function PanelStack({ children }: { children: ReactNode }) {
  return (
    <div className={styles.stack}>
      <div className={styles.progressTrack} aria-hidden="true">
        <div className={styles.progressIndicator} />
      </div>
      {children}
    </div>
  );
}

/**
 * @param props.name what the lift calls it
 * @param props.rooms how wide its rooms are on the desktop, as CSS grid columns
 */
export function PanelRow({
  name,
  columns = '1fr',
  children,
}: {
  name: string;
  columns?: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.row} style={{ '--rooms': columns } as CSSProperties}>
      <p className={styles.name} aria-hidden="true">
        {name}
      </p>
      {children}
    </div>
  );
}
