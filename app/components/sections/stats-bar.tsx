import type { Metric } from '#content/types/common.ts';
import { Overlap } from '../layout/overlap.tsx';
import { Section } from '../layout/section.tsx';
import styles from './stats-bar.module.css';

/**
 * Up to four figures as the stubs of one ticket, which lies half on the deep ground above it and half on
 * the white one below.
 */
export function StatsBar({ label, metrics }: { label: string; metrics: readonly Metric[] }) {
  return (
    <Section surface="deep" aria-label={label} className={styles.section} containerClass={false}>
      <Overlap above="deep" below="paper" className={styles.overlap}>
        <ul className={styles.statsBar}>
          {metrics.map((metric) => (
            <li key={metric.label}>
              <b>{metric.number}</b> <span>{metric.label}</span>
            </li>
          ))}
        </ul>
      </Overlap>
    </Section>
  );
}
