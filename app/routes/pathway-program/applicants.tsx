import { Section } from '#app/components/layout/section.tsx';
import { DocumentList } from '#app/components/sections/document-list.tsx';
import type { ProgrammePage, ShownEligibility } from '#content/types/programme.ts';
import styles from './applicants.module.css';

/** Who should apply, in sentences, and the documents on a blackboard. */
export function Applicants({
  eligibility,
  documents,
}: { eligibility: ShownEligibility } & Required<Pick<ProgrammePage, 'documents'>>) {
  return (
    <Section ground="shapla" space="section" inside={styles.columns}>
      <div>
        <h2>{eligibility.title}</h2>
        <dl className={styles.sentences}>
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
      <div className={styles.blackboard}>
        <h2>{documents.title}</h2>
        <DocumentList documents={documents.documents} />
      </div>
    </Section>
  );
}
