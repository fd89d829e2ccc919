import { Icon } from '#app/components/ui/icon/icon.tsx';
import type { ConfirmationTexts } from '#app/features/submission-form/confirmation-texts.ts';
import type { ConfirmationContent } from '#app/features/submission-form/send-submission.ts';
import styles from './documents.module.css';

/** The documents of a stored submission, grouped by their state. Below those that are still to come stands what happens with them. */
export function Documents({
  texts,
  confirmation: { documents },
  level,
}: {
  texts: ConfirmationTexts;
  confirmation: ConfirmationContent;
  level: 1 | 2;
}) {
  if (documents.length === 0) return null;
  const Heading = level === 1 ? 'h2' : 'h3';
  const ListHeading = level === 1 ? 'h3' : 'h4';
  return (
    <div className={`container ${styles.documents}`}>
      <Heading>{texts.documents}</Heading>
      <div className={styles.lists}>
        {documents.map((list) => (
          <div key={list.title}>
            <ListHeading>{list.title}</ListHeading>
            <ul className={list.ticked ? styles.ticked : undefined}>
              {list.documents.map((name) => (
                <li key={name}>
                  <span className={styles.checkbox}>{list.ticked && <Icon name="check" />}</span>
                  {name}
                </li>
              ))}
            </ul>
            {list.toSend && <p>{texts.documentsToCome}</p>}
          </div>
        ))}
      </div>
    </div>
  );
}
