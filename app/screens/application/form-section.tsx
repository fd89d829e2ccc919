import type { ReactNode } from 'react';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import styles from './form-section.module.css';

/**
 * A numbered part of a form.
 *
 * @param description its name for those who don't see the number beside it: "Section 1 of 5: …"
 */
export function FormSection({
  id,
  number,
  title,
  description,
  done,
  children,
}: {
  id: string;
  number: number;
  title: string;
  description: string;
  done: boolean;
  children: ReactNode;
}) {
  return (
    <fieldset className={styles.section} id={id} tabIndex={-1}>
      <legend className="visually-hidden">{description}</legend>
      <div className={styles.head} aria-hidden="true">
        <span className={`${styles.number} ${done ? styles.done : ''}`}>
          {done ? <Icon name="check" /> : number}
        </span>
        <p className={styles.title}>{title}</p>
      </div>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
