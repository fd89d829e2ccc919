import { Section } from '#app/components/layout/section.tsx';
import { ProgrammeGrid } from '#app/components/sections/programme-grid.tsx';
import type { ProgrammeCard } from '#content/types/programme.ts';
import styles from './programmes.module.css';

/** The nine global programmes. */
export function Programmes({
  title,
  lead,
  cards,
  learnMore,
}: {
  title: string;
  lead: string;
  cards: readonly ProgrammeCard[];
  learnMore: { name: string; about: string };
}) {
  return (
    <Section space="section" className={styles.programmes}>
      <div className={styles.heading}>
        <h2>{title}</h2>
        <p className="lead muted">{lead}</p>
      </div>
      <ProgrammeGrid cards={cards} learnMore={learnMore} />
    </Section>
  );
}
