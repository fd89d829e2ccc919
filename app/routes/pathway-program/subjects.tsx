import { Section } from '#app/components/layout/section.tsx';
import styles from './subjects.module.css';

/** The subject areas as blocks, stacked to three steps. */
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
