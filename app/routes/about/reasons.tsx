import { Section } from '#app/components/layout/section.tsx';
import type { Item, Metric } from '#content/types/common.ts';
import styles from './reasons.module.css';

/** The reasons to choose us, beside our years of experience in very large type. */
export function Reasons({
  years,
  title,
  reasons,
}: {
  years: Metric;
  title: string;
  reasons: readonly Item[];
}) {
  return (
    <Section surface="sky" space="section" containerClass={styles.columns}>
      <p className={styles.years}>
        <b className="digits">{years.number}</b> <span>{years.label}</span>
      </p>
      <div>
        <h2>{title}</h2>
        <dl className={styles.list}>
          {reasons.map((reason) => (
            <div key={reason.title}>
              <dt>{reason.title}</dt>
              <dd>{reason.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
