import { Section } from '#app/components/layout/section.tsx';
import { DocumentList } from '#app/components/sections/document-list.tsx';
import type { DisplayedEligibility, ProgrammePage } from '#content/types/programme.ts';
import styles from './applicants.module.css';

/** Shows who should apply, in sentences, and the required documents on a blackboard. */
export function Applicants({
  eligibility,
  documents,
}: { eligibility: DisplayedEligibility } & Required<Pick<ProgrammePage, 'documents'>>) {
  return (
    <Section surface="shapla" space="section" containerClass={styles.columns}>
      <div>
        <h2>{eligibility.title}</h2>
        <dl className={styles.requirements}>
          {eligibility.requirements.map(({ label, value, note }) => (
            <div key={label}>
              <dt className="visually-hidden">{label}</dt>
              <dd>
                {value} {note && <small>{note}</small>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.documents}>
        <h2>{documents.title}</h2>
        <DocumentList documents={documents.documents} />
      </div>
    </Section>
  );
}
