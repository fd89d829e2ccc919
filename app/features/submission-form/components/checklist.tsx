import type { ReactNode } from 'react';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import type { Checklist as ChecklistDefinition } from '#domain/submissions/form.ts';
import styles from './checklist.module.css';
import field from './field.module.css';

/**
 * The documents that the applicant may tick, beside those that come later.
 *
 * @param children the checkboxes
 */
export function Checklist({ now, later, children }: ChecklistDefinition & { children: ReactNode }) {
  return (
    <>
      <fieldset className={styles.documents}>
        <legend className={styles.label}>{now.title}</legend>
        <p className={`${field.hint} ${styles.hint}`}>{now.hint}</p>
        <div className={styles.checkboxes}>{children}</div>
      </fieldset>
      {later && (
        <div className={styles.documents}>
          <p className={styles.label}>{later.title}</p>
          <p className={`${field.hint} ${styles.hint}`}>{later.hint}</p>
          <ul className={styles.later}>
            {later.items.map(({ name, when }) => (
              <li key={name}>
                <Icon name="check" />
                <span>
                  {name}
                  <small>{when}</small>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
