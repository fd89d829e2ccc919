import type { CSSProperties } from 'react';
import { Section } from '#app/components/layout/section.tsx';
import type { Stipend } from '#content/types/country.ts';
import styles from './monthly-budget.module.css';

/** Monthly income and costs, as large figures and as bars that share one scale. */
export function MonthlyBudget({
  title,
  lede,
  amounts,
}: {
  title: string;
  lede: string;
  amounts: readonly { title: string; amount: Required<Stipend>; note: string }[];
}) {
  const maxAmount = Math.max(...amounts.map(({ amount }) => amount.to));
  const toPercent = (figure: number) => `${((100 * figure) / maxAmount).toFixed(1)}%`;
  return (
    <Section space="section" className={styles.section}>
      <h2>{title}</h2>
      <p className="lead muted">{lede}</p>
      <dl className={styles.amounts}>
        {amounts.map(({ title: name, amount: { currency, from, to }, note }) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>
              <p className={styles.amount}>
                <small>{currency}</small>{' '}
                <b>{[from, to].map((figure) => figure.toLocaleString('en')).join('-')}</b>{' '}
                <span>{note}</span>
              </p>
              <div
                className={styles.bar}
                style={{ '--least': toPercent(from), '--most': toPercent(to) } as CSSProperties}
              />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
