import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon/icon.tsx';
import styles from './print-button.module.css';

/** A button that prints the page. It is hidden without scripts, because it needs one (listen-for-print.ts). */
export function PrintButton({ size, children }: { size?: 'small'; children: ReactNode }) {
  return (
    <span className={styles.print}>
      <Button type="button" variant="ghost" {...(size && { size })} data-print>
        <Icon name="printer" /> {children}
      </Button>
    </span>
  );
}
