import type { Metric } from '#app/content/vocabulary/nouns.ts';
import styles from './metrics-ticket.module.css';

/**
 * Up to four figures as the stubs of one ticket, which lies half on the deep ground above it and half on
 * the white one below.
 */
export function MetricsTicket({ label, metrics }: { label: string; metrics: readonly Metric[] }) {
  return (
    <section aria-label={label} className={styles.band}>
      <div className={styles.halves}>
        <div className="container">
          <ul className={styles.ticket}>
            {metrics.map((metric) => (
              <li key={metric.label}>
                <b>{metric.number}</b> <span>{metric.label}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
