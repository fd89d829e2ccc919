import { Section } from '#app/components/layout/section.tsx';
import styles from './subjects.module.css';

/** Lists the subject areas as blocks, which form three steps on the desktop. */
export function Subjects({ title, subjects }: { title: string; subjects: readonly string[] }) {
  return (
    <Section space="section" containerClass={styles.subjects}>
      <h2>{title}</h2>
      <ul>
        {subjects.map((subject) => (
          <li key={subject}>{subject}</li>
        ))}
      </ul>
    </Section>
  );
}
