import type { ReactNode } from 'react';
import { PageLink } from '#app/components/language/page-link.tsx';
import { Icon } from './icon/icon.tsx';
import styles from './more-link.module.css';

/** An underlined text link with an arrow: "About us →". `isCardLink` makes the whole card around it lead there. */
export function MoreLink({
  to,
  isCardLink,
  children,
}: {
  to: string;
  isCardLink?: boolean;
  children: ReactNode;
}) {
  return (
    <PageLink to={to} className={isCardLink ? `card-link ${styles.link}` : styles.link}>
      <span>{children}</span>
      <Icon name="arrow-right" />
    </PageLink>
  );
}
