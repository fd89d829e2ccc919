import { useLanguage } from '#app/components/language/language-context.ts';
import { FactRows } from '#app/components/sections/fact-rows.tsx';
import { formats } from '#content/formats/formats.ts';
import type { Fact } from '#content/types/common.ts';
import styles from './facts.module.css';

/** The facts, beside a decorative grid of key tags with one tag for each day. */
export function Facts({
  title,
  facts,
  days,
}: {
  title: string;
  facts: readonly Fact[];
  days: number;
}) {
  const { digits } = formats[useLanguage()];
  return (
    <section className={`on-dark ${styles.section}`}>
      <div className={`container ${styles.columns}`}>
        <div>
          <h2>{title}</h2>
          <dl>
            <FactRows rows={facts} />
          </dl>
        </div>
        <div className={styles.dayGrid} aria-hidden="true">
          {Array.from({ length: days }, (_, index) => index + 1).map((day) => (
            <div key={day}>
              <b>{digits(day)}</b>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
