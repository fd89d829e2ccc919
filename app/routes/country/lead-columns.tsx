import type { ReactNode } from 'react';
import styles from './lead-columns.module.css';

/**
 * The first two sections of the page with the facts and the poster. On phones they follow each other: hero, facts, poster,
 * overview. On the desktop the poster and, below it, the facts are a column across both sections.
 */
export function LeadColumns({
  hero,
  factsBar,
  poster,
  overview,
}: Record<'hero' | 'factsBar' | 'poster' | 'overview', ReactNode>) {
  return (
    <div className={styles.lead}>
      {hero}
      <div className={styles.aside}>
        {factsBar}
        {poster}
      </div>
      {overview}
    </div>
  );
}
