import type { CSSProperties } from 'react';
import { useLanguage } from '#app/components/language/language-context.ts';
import { Section } from '#app/components/layout/section.tsx';
import { FactRows } from '#app/components/sections/fact-rows.tsx';
import { formats } from '#content/formats/formats.ts';
import type { Fact } from '#content/types/common.ts';
import styles from './duration-chart.module.css';
import { createPerspectiveStrips } from './perspective-strips.ts';

/**
 * A chart of the stay, with one strip for each month. Months of the contract are green; months of a possible extension
 * are yellow.
 *
 * @param props.facts exactly three, in this order: the contract, the extension, the holiday. CSS adds the symbol that
 * explains each one in the chart.
 */
export function DurationChart({
  title,
  months,
  contractMonths,
  holidayWeeks,
  facts,
}: {
  title: string;
  months: number;
  contractMonths: number;
  holidayWeeks: number;
  facts: readonly Fact[];
}) {
  const { digits } = formats[useLanguage()];
  const { viewBox, paths } = createPerspectiveStrips(months);
  const extensionClass = (month: number) => (month > contractMonths ? styles.extension : undefined);
  return (
    <Section surface="deep" className={styles.section} containerClass={false}>
      <div aria-hidden="true">
        <svg
          className={styles.chart}
          viewBox={viewBox}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {paths.map((path, index) => (
            <path key={path} className={extensionClass(index + 1)} d={path} />
          ))}
        </svg>
        <div className={styles.ruler} style={{ '--months': months } as CSSProperties}>
          {paths.map((path, index) => (
            <span key={path} className={extensionClass(index + 1)}>
              {digits(index + 1)}
            </span>
          ))}
        </div>
      </div>
      <div className={`container ${styles.text}`}>
        <h2>{title}</h2>
        <dl className={styles.facts} style={{ '--weeks': holidayWeeks } as CSSProperties}>
          <FactRows rows={facts} />
        </dl>
      </div>
    </Section>
  );
}
