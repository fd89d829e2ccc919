import type { Metric } from '#content/types/common.ts';
import { Overlap } from '../layout/overlap.tsx';
import { Section } from '../layout/section.tsx';
import styles from './stats-bar.module.css';

/**
 * A bar with up to four figures that looks like a perforated ticket and overlaps the dark section above and the white one
 * below.
 */
export function StatsBar({ label, metrics }: { label: string; metrics: readonly Metric[] }) {
  return (
    <Section surface="deep" aria-label={label} className={styles.section} containerClass={false}>
      <Overlap above="deep" below="paper" className={styles.overlap}>
        <ul className={styles.statsBar}>
          {metrics.map((metric) => (
            <li key={metric.label}>
              <b className="digits">{metric.number}</b> <span>{metric.label}</span>
            </li>
          ))}
        </ul>
      </Overlap>
    </Section>
  );
}
