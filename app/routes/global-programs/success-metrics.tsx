import { Section } from '#app/components/layout/section.tsx';
import type { Metric } from '#content/types/common.ts';
import styles from './success-metrics.module.css';

/** The first figure shouts, the others answer. */
export function SuccessMetrics({ title, metrics }: { title: string; metrics: readonly Metric[] }) {
  return (
    <Section surface="deep" space="band">
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.metrics}>
        {metrics.map(({ number, label }) => (
          <li key={label}>
            <b>{number}</b> <span>{label}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
