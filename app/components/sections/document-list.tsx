import type { RequiredDocument } from '#content/types/common.ts';
import { DocumentCheckbox } from './document-checkbox.tsx';
import styles from './document-list.module.css';
import { DocumentText } from './document-text.tsx';
import { DocumentTicks } from './document-ticks.tsx';

/**
 * A numbered list of documents. `--document-rule` and `--document-number` set the colours of the dividers and the numbers.
 *
 * @param props.tickable whether the visitor can tick the documents, as beside a form
 */
export function DocumentList({
  documents,
  tickable = false,
}: {
  documents: readonly RequiredDocument[];
  tickable?: boolean;
}) {
  const Item = tickable ? DocumentCheckbox : DocumentText;
  return (
    <>
      <ol className={styles.list}>
        {documents.map(({ guide, name, note }) => (
          <li key={name}>
            <Item guide={guide} name={name} note={note} />
          </li>
        ))}
      </ol>
      {tickable && <DocumentTicks />}
    </>
  );
}
