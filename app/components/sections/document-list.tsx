import type { RequiredDocument } from '#content/types/common.ts';
import { DocumentCheckbox } from './document-checkbox.tsx';
import styles from './document-list.module.css';
import { DocumentTicks } from './document-ticks.tsx';

/** A numbered list of documents, which can be ticked. `--document-rule` and `--document-number` set the colours of the dividers and the numbers. */
export function DocumentList({ documents }: { documents: readonly RequiredDocument[] }) {
  return (
    <>
      <ol className={styles.list}>
        {documents.map(({ guide, name, note }) => (
          <li key={name}>
            <DocumentCheckbox guide={guide} name={name} note={note} />
          </li>
        ))}
      </ol>
      <DocumentTicks />
    </>
  );
}
