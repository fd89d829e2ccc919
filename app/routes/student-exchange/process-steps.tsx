import { useLanguage } from '#app/components/language/language-context.ts';
import { Section } from '#app/components/layout/section.tsx';
import { formats } from '#content/formats/formats.ts';
import type { Step } from '#content/types/common.ts';
import styles from './process-steps.module.css';

/** Lists the steps, each on the side where it happens: at home or abroad. */
export function ProcessSteps({
  title,
  home,
  abroad,
  steps,
}: {
  title: string;
  home: string;
  abroad: string;
  steps: readonly (Step & { place: 'home' | 'abroad' })[];
}) {
  const { number } = formats[useLanguage()];
  return (
    <Section surface="butter" space="section" className={styles.section}>
      <h2>{title}</h2>
      <div className={styles.sides} aria-hidden="true">
        <span>{home}</span>
        <span>{abroad}</span>
      </div>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.title} className={styles[step.place]}>
            <span className={styles.number} aria-hidden="true">
              {number(index + 1)}
            </span>
            <div>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
