import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon/icon.tsx';
import styles from './print-button.module.css';

/** Prints the page. Only a script can (listen-for-print.ts), so that it isn't there without. */
export function PrintButton({ size, children }: { size?: 'small'; children: ReactNode }) {
  return (
    <span className={styles.print}>
      <Button type="button" variant="ghost" {...(size && { size })} data-print>
        <Icon name="printer" /> {children}
      </Button>
    </span>
  );
}
