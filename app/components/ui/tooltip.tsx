import type { ReactElement, ReactNode } from 'react';
import styles from './tooltip.module.css';

/**
 * A label beside a control, hidden until `enhanceTooltips` shows it. It repeats the control's accessible name for those who
 * see, so that it is hidden from screen readers.
 */
export function Tooltip({
  label,
  side = 'above',
  children,
}: {
  label: ReactNode;
  side?: 'above' | 'left';
  children: ReactElement;
}) {
  return (
    <span className={styles.anchor} data-tooltip>
      {children}
      <span className={`${styles.bubble} ${styles[side]}`} aria-hidden="true" hidden>
        {label}
      </span>
    </span>
  );
}
