import type { RequiredDocument } from '#content/types/common.ts';
import styles from './document-list.module.css';

/** A numbered list of documents. `--document-rule` and `--document-number` set the colours of the dividers and the numbers. */
export function DocumentList({ documents }: { documents: readonly RequiredDocument[] }) {
  return (
    <ol className={styles.list}>
      {documents.map(({ name, note }) => (
        <li key={name}>
          <span>
            {name} {note && <small>{note}</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}
