import { Section } from '#app/components/layout/section.tsx';
import { MoreLink } from '#app/components/ui/more-link.tsx';
import type { Action } from '#content/types/common.ts';
import styles from './hero.module.css';

/** The hero of the page. The first cards overlap its lower edge. */
export function Hero({
  title,
  lead,
  finder,
}: {
  title: string;
  lead: string;
  finder: Action & { before: string };
}) {
  return (
    <Section surface="butter" className={styles.hero}>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <p className={styles.finder}>
        {finder.before} <MoreLink to={finder.to}>{finder.name}</MoreLink>
      </p>
    </Section>
  );
}
