import type { ReactNode } from 'react';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import styles from './form-section.module.css';

/** `description` is the section's name for screen readers: "Section 1 of 5: …". */
type SectionHeading = {
  number: string;
  title: string;
  description: string;
  isDone: boolean;
};

/** A section of a form. The only section of a short form needs no heading. */
export function FormSection({
  id,
  heading,
  children,
}: {
  id: string;
  heading: SectionHeading | undefined;
  children: ReactNode;
}) {
  if (!heading) return <div className={styles.fields}>{children}</div>;
  const { number, title, description, isDone } = heading;
  return (
    <fieldset className={styles.section} id={id} tabIndex={-1}>
      <legend className="visually-hidden">{description}</legend>
      <div className={styles.head} aria-hidden="true">
        <span className={`${styles.number} ${isDone ? styles.done : ''}`}>
          {isDone ? <Icon name="check" /> : number}
        </span>
        <p className={styles.title}>{title}</p>
      </div>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
