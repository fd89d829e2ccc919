import { Section } from '#app/components/layout/section.tsx';
import type { Item, Metric } from '#content/types/common.ts';
import styles from './benefits.module.css';

/** Shows the programme's figures, the first of them very large, and its benefits. */
export function Benefits({
  title,
  benefits,
  figures,
}: {
  title: string;
  benefits: readonly Item[];
  figures: readonly Metric[];
}) {
  return (
    <Section space="section" containerClass={styles.columns}>
      <dl className={styles.figures}>
        {figures.map(({ number, label }, index) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={index === 0 ? 'digits' : undefined}>{number}</dd>
          </div>
        ))}
      </dl>
      <div>
        <h2>{title}</h2>
        <ul className={styles.benefits}>
          {benefits.map((benefit) => (
            <li key={benefit.title}>
              <h3>{benefit.title}</h3>
              <p>{benefit.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
