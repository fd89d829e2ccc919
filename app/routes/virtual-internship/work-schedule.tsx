import type { CSSProperties } from 'react';
import { useLanguage } from '#app/components/language/language-context.ts';
import { Section } from '#app/components/layout/section.tsx';
import { formats } from '#content/formats/formats.ts';
import styles from './work-schedule.module.css';

/** Shows the weekly hours as squares in columns for five days, and the months as leaves of a calendar. */
export function WorkSchedule({
  title,
  lead,
  choices,
  before,
  unit,
  months,
}: {
  title: string;
  lead: string;
  /** Hours per week, in ascending order. */
  choices: readonly number[];
  /** The words before and after a number of hours. */
  before: string;
  unit: string;
  months: { from: number; to: number; unit: string };
}) {
  const { number, range } = formats[useLanguage()];
  const maxHours = Math.max(...choices);
  const monthNumbers = Array.from({ length: months.to }, (_, index) => index + 1);
  return (
    <Section space="section">
      <h2>{title}</h2>
      <p className={`lead muted ${styles.lead}`}>{lead}</p>
      <div className={styles.columns}>
        <ul className={styles.weeks}>
          {choices.map((hours) => (
            <li
              key={hours}
              style={
                {
                  '--rows': maxHours / 5,
                  '--worked': `${(100 * hours) / maxHours}%`,
                } as CSSProperties
              }
            >
              <div className={styles.hoursGrid} aria-hidden="true" />
              {before}
              <b className="digits">{number(hours)}</b> {unit}
            </li>
          ))}
        </ul>
        <div className={styles.months}>
          <div className={styles.monthGrid} aria-hidden="true">
            {monthNumbers.map((month) => (
              <span key={month}>{number(month)}</span>
            ))}
          </div>
          <p>
            <b className="digits">{range(months)}</b> {months.unit}
          </p>
        </div>
      </div>
    </Section>
  );
}
