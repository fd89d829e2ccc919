import { Section } from '#app/components/layout/section.tsx';
import { MoreLink } from '#app/components/ui/more-link.tsx';
import type { Action, Item } from '#content/types/common.ts';
import styles from './funding.module.css';

/** Lists the sources of funding in large lines. */
export function Funding({
  title,
  lead,
  link,
  sources,
}: {
  title: string;
  lead: string;
  link: Action;
  sources: readonly Item[];
}) {
  return (
    <Section space="section" containerClass={styles.columns}>
      <div>
        <h2>{title}</h2>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <p className={styles.link}>
          <MoreLink to={link.to}>{link.name}</MoreLink>
        </p>
      </div>
      <ul className={styles.sources}>
        {sources.map((source) => (
          <li key={source.title}>
            <h3>{source.title}</h3>
            <p>{source.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
