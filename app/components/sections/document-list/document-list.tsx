import styles from './document-list.module.css';

/** A document to hand in. `note` goes on from `name`: "Passport", "valid at least 2 years". */
export type RequiredDocument = { name: string; note?: string };

/** A numbered list of documents, for any sheet: the page may set `--document-rule` and `--document-number`. */
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
