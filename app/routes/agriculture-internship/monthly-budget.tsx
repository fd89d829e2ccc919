import type { CSSProperties } from 'react';
import { useLanguage } from '#app/components/language/language-context.ts';
import { Section } from '#app/components/layout/section.tsx';
import { LargeAmount } from '#app/components/ui/large-amount.tsx';
import { formats } from '#content/formats/formats.ts';
import type { Stipend } from '#content/types/stipend.ts';
import styles from './monthly-budget.module.css';

/** Monthly income and costs, as large figures and as bars that share one scale. */
export function MonthlyBudget({
  title,
  lead,
  amounts,
}: {
  title: string;
  lead: string;
  amounts: readonly { title: string; amount: Stipend & { to: number }; note: string }[];
}) {
  const format = formats[useLanguage()];
  const maxAmount = Math.max(...amounts.map(({ amount }) => amount.to));
  const toPercent = (figure: number) => `${((100 * figure) / maxAmount).toFixed(1)}%`;
  return (
    <Section space="section" className={styles.section}>
      <h2>{title}</h2>
      <p className="lead muted">{lead}</p>
      <dl className={styles.amounts}>
        {amounts.map(({ title: name, amount, note }) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>
              <p className={styles.amount}>
                <LargeAmount
                  currency={format.currency(amount.currency)}
                  amount={format.amount(amount)}
                />{' '}
                <span>{note}</span>
              </p>
              <div
                className={styles.bar}
                style={
                  {
                    '--least': toPercent(amount.from),
                    '--most': toPercent(amount.to),
                  } as CSSProperties
                }
              />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
