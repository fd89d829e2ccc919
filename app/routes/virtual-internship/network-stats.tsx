import { Section } from '#app/components/layout/section.tsx';
import type { Metric } from '#content/types/common.ts';
import styles from './network-stats.module.css';

/** Shows the numbers of companies and of countries, as large as the window allows. */
export function NetworkStats({ label, metrics }: { label: string; metrics: readonly Metric[] }) {
  return (
    <Section surface="marigold" aria-label={label} containerClass={styles.figures}>
      {metrics.map((metric) => (
        <p key={metric.label}>
          <b className="digits">{metric.number}</b> {metric.label}
        </p>
      ))}
    </Section>
  );
}
