import type { DisplayedEligibility, ProgrammePage } from '#content/types/programme.ts';
import { Section } from '../layout/section.tsx';
import { MoreLink } from '../ui/more-link.tsx';
import { DocumentList } from './document-list.tsx';
import { EligibilityList } from './eligibility-list.tsx';
import styles from './requirements.module.css';

/** A section with the eligibility requirements and, if there are any, the documents for an application. */
export function Requirements({
  eligibility,
  documents,
}: { eligibility: DisplayedEligibility } & Pick<ProgrammePage, 'documents'>) {
  return (
    <Section space="section" containerClass={styles.columns}>
      <div className={styles.eligibility}>
        <h2>{eligibility.title}</h2>
        <EligibilityList requirements={eligibility.requirements} />
        {eligibility.more && (
          <p>
            <MoreLink to={eligibility.more.to}>{eligibility.more.name}</MoreLink>
          </p>
        )}
      </div>
      {documents && (
        <div className={styles.folder}>
          <h2>{documents.title}</h2>
          <div className={styles.sheet}>
            <DocumentList documents={documents.documents} />
          </div>
        </div>
      )}
    </Section>
  );
}
