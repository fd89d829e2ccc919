import { useLanguage } from '#app/components/language/language-context.ts';
import { Section } from '#app/components/layout/section.tsx';
import { DocumentList } from '#app/components/sections/document-list.tsx';
import { formats } from '#content/formats/formats.ts';
import type { RequiredDocument } from '#content/types/common.ts';
import styles from './documents.module.css';

/** The required documents, beside their number in very large type. */
export function Documents({
  title,
  documents,
}: {
  title: string;
  documents: readonly RequiredDocument[];
}) {
  return (
    <Section surface="butter" space="section" containerClass={styles.columns}>
      <p className={`digits ${styles.number}`} aria-hidden="true">
        {formats[useLanguage()].digits(documents.length)}
      </p>
      <div className={styles.documents}>
        <h2>{title}</h2>
        <DocumentList documents={documents} />
      </div>
    </Section>
  );
}
