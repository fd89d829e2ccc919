import type { ReactNode } from 'react';
import { Icon } from './icon/icon.tsx';
import styles from './more-link.module.css';

/** An underlined text link with an arrow: "About us →". */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} className={styles.link}>
      <span>{children}</span>
      <Icon name="arrow-right" />
    </a>
  );
}
