import { Section } from '#app/components/layout/section.tsx';
import { DocumentCheckbox } from '#app/components/sections/document-checkbox.tsx';
import { DocumentTicks } from '#app/components/sections/document-ticks.tsx';
import type { RequiredDocument } from '#content/types/common.ts';
import styles from './documents.module.css';

/** Lists the required documents as a stack of folders, each with its tab. */
export function Documents({
  title,
  documents,
}: {
  title: string;
  documents: readonly RequiredDocument[];
}) {
  return (
    <Section surface="river" className={styles.section}>
      <h2>{title}</h2>
      <ol className={styles.documents}>
        {documents.map(({ guide, name, note }) => (
          <li key={name}>
            <div>
              <DocumentCheckbox guide={guide} name={name} note={note} />
            </div>
          </li>
        ))}
      </ol>
      <DocumentTicks />
    </Section>
  );
}
