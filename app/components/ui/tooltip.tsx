import type { ReactElement, ReactNode } from 'react';
import styles from './tooltip.module.css';

/**
 * A label beside a control. It is hidden until `enhanceTooltips` shows it, and hidden from screen readers, because it repeats
 * the control's accessible name.
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
