import { Section } from '#app/components/layout/section.tsx';
import type { Metric } from '#content/types/common.ts';
import styles from './success-metrics.module.css';

/** The success metrics. The first figure is much larger than the others. */
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
