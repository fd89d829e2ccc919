import type { CSSProperties } from 'react';
import { Section } from '#app/components/layout/section.tsx';
import { DocumentList } from '#app/components/sections/document-list.tsx';
import { FactRows } from '#app/components/sections/fact-rows.tsx';
import type { DisplayedEligibility, ProgrammePage } from '#content/types/programme.ts';
import styles from './applicants.module.css';

/** Shows the levels of education as steps, the requirements, and a card with the required documents. */
export function Applicants({
  eligibility,
  levels: { lead, levels },
  documents,
}: { eligibility: DisplayedEligibility } & Required<Pick<ProgrammePage, 'documents'>> & {
    /** From the lowest level to the highest. */
    levels: { lead: string; levels: readonly string[] };
  }) {
  return (
    <Section surface="sky" space="section" containerClass={styles.columns}>
      <div>
        <h2>{eligibility.title}</h2>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <ol className={styles.levels}>
          {levels.map((level, index) => (
            <li key={level} style={{ '--step': index } as CSSProperties}>
              {level}
            </li>
          ))}
        </ol>
        <dl className={styles.requirements}>
          <FactRows rows={eligibility.requirements} />
        </dl>
      </div>
      <div className={styles.documents}>
        <h2>{documents.title}</h2>
        <DocumentList documents={documents.documents} />
      </div>
    </Section>
  );
}
