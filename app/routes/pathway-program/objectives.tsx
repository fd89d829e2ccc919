import { Section } from '#app/components/layout/section.tsx';
import styles from './objectives.module.css';

/** Lists the objectives in large lines, each indented further than the one above. */
export function Objectives({
  title,
  objectives,
}: {
  title: string;
  objectives: readonly string[];
}) {
  return (
    <Section space="section">
      <h2>{title}</h2>
      <ul className={styles.objectives}>
        {objectives.map((objective) => (
          <li key={objective}>{objective}</li>
        ))}
      </ul>
    </Section>
  );
}
