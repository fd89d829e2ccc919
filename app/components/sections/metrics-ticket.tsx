import type { Metric } from '#content/types/nouns.ts';
import { Across } from '../layout/across.tsx';
import { Section } from '../layout/section.tsx';
import styles from './metrics-ticket.module.css';

/**
 * Up to four figures as the stubs of one ticket, which lies half on the deep ground above it and half on
 * the white one below.
 */
export function MetricsTicket({ label, metrics }: { label: string; metrics: readonly Metric[] }) {
  return (
    <Section ground="deep" aria-label={label} className={styles.stage} inside={false}>
      <Across above="deep" below="paper" className={styles.halves}>
        <ul className={styles.ticket}>
          {metrics.map((metric) => (
            <li key={metric.label}>
              <b>{metric.number}</b> <span>{metric.label}</span>
            </li>
          ))}
        </ul>
      </Across>
    </Section>
  );
}
