import { Section } from '#app/components/layout/section/section.tsx';
import {
  DocumentList,
  type RequiredDocument,
} from '#app/components/sections/document-list/document-list.tsx';
import {
  EligibilityList,
  type Requirement,
} from '#app/components/sections/eligibility-list/eligibility-list.tsx';
import { MoreLink } from '#app/components/ui/more-link/more-link.tsx';
import styles from './requirements.module.css';

/** Who may apply, and a folder with the documents to bring. */
export function Requirements({
  eligibility,
  documents,
}: {
  eligibility: {
    title: string;
    requirements: readonly Requirement[];
    more: { to: string; text: string };
  };
  documents: { title: string; items: readonly RequiredDocument[] };
}) {
  return (
    <Section space="section" inside={styles.columns}>
      <div>
        <h2 className={styles.title}>{eligibility.title}</h2>
        <EligibilityList requirements={eligibility.requirements} />
        <p className={styles.more}>
          <MoreLink to={eligibility.more.to}>{eligibility.more.text}</MoreLink>
        </p>
      </div>
      <div className={styles.folder}>
        <h2>{documents.title}</h2>
        <div className={styles.sheet}>
          <DocumentList documents={documents.items} />
        </div>
      </div>
    </Section>
  );
}
