import type { CSSProperties } from 'react';
import { Section } from '#app/components/layout/section.tsx';
import type { Step } from '#content/types/common.ts';
import styles from './structure.module.css';

/** The phases before, on site and after. The phase on site is wider and has a mark for each day. */
export function Structure({
  title,
  steps,
}: {
  title: string;
  steps: readonly (Step & { days?: number })[];
}) {
  return (
    <Section space="section" className={styles.structure}>
      <h2>{title}</h2>
      <ol>
        {steps.map((step) => (
          <li
            key={step.title}
            className={step.days ? styles.days : undefined}
            style={step.days ? ({ '--days': step.days } as CSSProperties) : undefined}
          >
            <h3>{step.title}</h3>
            {step.days && (
              <div className={styles.dayMarks} aria-hidden="true">
                {Array.from({ length: step.days }, (_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the marks are identical and never change their order.
                  <i key={index} />
                ))}
              </div>
            )}
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
