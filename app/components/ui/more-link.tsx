import type { ReactNode } from 'react';
import { PageLink } from '#app/components/language/page-link.tsx';
import { Icon } from './icon/icon.tsx';
import styles from './more-link.module.css';

/** An underlined text link with an arrow: "About us →". */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <PageLink to={to} className={styles.link}>
      <span>{children}</span>
      <Icon name="arrow-right" />
    </PageLink>
  );
}
