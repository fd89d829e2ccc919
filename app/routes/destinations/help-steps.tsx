import { Section } from '#app/components/layout/section.tsx';
import type { Step } from '#content/types/common.ts';
import styles from './help-steps.module.css';

/** Four steps along a curved line, which is vertical on phones and horizontal on the desktop. */
export function HelpSteps({
  title,
  steps,
}: {
  title: string;
  steps: readonly (Step & { number: string })[];
}) {
  return (
    <Section surface="marigold" space="section">
      <h2>{title}</h2>
      <div className={styles.steps}>
        <svg viewBox="0 0 1240 144" preserveAspectRatio="none" aria-hidden="true">
          <path d="M28 44C140 44 190 102 338 102S520 44 648 44s180 58 310 58 190-58 282-40" />
        </svg>
        <ol>
          {steps.map((step) => (
            <li key={step.title}>
              <span className={styles.number} aria-hidden="true">
                {step.number}
              </span>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
