import type { ReactNode } from 'react';
import styles from './lead-columns.module.css';

/**
 * The first two sections of the page with the poster. On phones they follow each other: hero, poster, overview. On the desktop
 * the poster is a column across both sections.
 */
export function LeadColumns({
  hero,
  poster,
  overview,
}: Record<'hero' | 'poster' | 'overview', ReactNode>) {
  return (
    <div className={styles.lead}>
      {hero}
      <div className={styles.aside}>{poster}</div>
      {overview}
    </div>
  );
}
