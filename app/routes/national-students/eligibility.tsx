import { Section } from '#app/components/layout/section.tsx';
import type { Metric } from '#content/types/common.ts';
import styles from './eligibility.module.css';

/** Shows who can join: the age range in very large figures, and the other rules beside it. */
export function Eligibility({
  title,
  age,
  rules,
}: {
  title: string;
  age: Metric;
  rules: readonly string[];
}) {
  return (
    <Section space="section" id="eligibility">
      <h2>{title}</h2>
      <div className={styles.columns}>
        <p className={styles.age}>
          <b className="digits">{age.number}</b> <span>{age.label}</span>
        </p>
        <ul className={styles.requirements}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
