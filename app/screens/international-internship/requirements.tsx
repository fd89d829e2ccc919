import { Section } from '#app/components/layout/section/section.tsx';
import { DocumentList } from '#app/components/sections/document-list/document-list.tsx';
import { EligibilityList } from '#app/components/sections/eligibility-list/eligibility-list.tsx';
import { MoreLink } from '#app/components/ui/more-link/more-link.tsx';
import type { ProgrammePage, ShownEligibility } from '#app/content/vocabulary/programme.ts';
import styles from './requirements.module.css';

/** Who may apply, and a folder with the documents to bring. */
export function Requirements({
  eligibility,
  documents,
}: { eligibility: ShownEligibility } & Required<Pick<ProgrammePage, 'documents'>>) {
  return (
    <Section space="section" inside={styles.columns}>
      <div>
        <h2 className={styles.title}>{eligibility.title}</h2>
        <EligibilityList requirements={eligibility.requirements} />
        {eligibility.more && (
          <p className={styles.more}>
            <MoreLink to={eligibility.more.to}>{eligibility.more.name}</MoreLink>
          </p>
        )}
      </div>
      <div className={styles.folder}>
        <h2>{documents.title}</h2>
        <div className={styles.sheet}>
          <DocumentList documents={documents.documents} />
        </div>
      </div>
    </Section>
  );
}
