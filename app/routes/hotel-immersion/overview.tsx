import { Section } from '#app/components/layout/section.tsx';
import { keepRangesTogether } from '#app/components/ui/keep-ranges-together.tsx';
import styles from './overview.module.css';

/** The purpose of the programme in one large sentence, and its numbered objectives. */
export function Overview({
  title,
  text,
  objectives,
}: {
  title: string;
  text: string;
  objectives: { title: string; objectives: readonly string[] };
}) {
  return (
    <Section space="section" className={styles.overview}>
      <h2>{title}</h2>
      <p>{keepRangesTogether(text)}</p>
      <h3>{objectives.title}</h3>
      <ol>
        {objectives.objectives.map((objective) => (
          <li key={objective}>{objective}</li>
        ))}
      </ol>
    </Section>
  );
}
