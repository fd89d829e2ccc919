import { Section } from '#app/components/layout/section.tsx';
import { DocumentList } from '#app/components/sections/document-list.tsx';
import type { RequiredDocument } from '#content/types/common.ts';
import styles from './documents.module.css';

/** Lists the required documents. */
export function Documents({
  title,
  documents,
}: {
  title: string;
  documents: readonly RequiredDocument[];
}) {
  return (
    <Section surface="butter" space="section" containerClass={styles.documents}>
      <h2>{title}</h2>
      <DocumentList documents={documents} />
    </Section>
  );
}
