import type { CSSProperties, ReactNode } from 'react';
import styles from './panel-stack.module.css';

/** The cross-section of a building. On the desktop a lift in its shaft moves down as the visitor scrolls. */
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
 * A floor of the building.
 *
 * @param props.columns the widths of its panels on the desktop, as CSS grid columns
 */
export function PanelRow({ columns = '1fr', children }: { columns?: string; children: ReactNode }) {
  return (
    <div className={styles.row} style={{ '--rooms': columns } as CSSProperties}>
      {children}
    </div>
  );
}
