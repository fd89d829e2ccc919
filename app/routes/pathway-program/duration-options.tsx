import type { CSSProperties } from 'react';
import { useLanguage } from '#app/components/language/language-context.ts';
import { Section } from '#app/components/layout/section.tsx';
import { formats } from '#content/formats/formats.ts';
import type { Fact } from '#content/types/common.ts';
import styles from './duration-options.module.css';

/**
 * Shows the range of the programme's duration, and the lengths to choose from as steps drawn to scale.
 *
 * @param props.choices in ascending order, in `unit`
 */
export function DurationOptions({
  label,
  value,
  unit,
  choices,
}: Fact & { unit: string; choices: readonly number[] }) {
  const { number } = formats[useLanguage()];
  const [shortest = 1] = choices;
  return (
    <Section surface="deep" className={styles.section} containerClass={false}>
      <div className="container">
        <h2>
          <small>{label}</small> {value}
        </h2>
      </div>
      <ol className={styles.options}>
        {choices.map((choice) => (
          <li key={choice} style={{ '--height': choice / shortest } as CSSProperties}>
            <b className="digits">{number(choice)}</b> {unit}
          </li>
        ))}
      </ol>
    </Section>
  );
}
