import { Section } from '#app/components/layout/section.tsx';
import numbered from '#app/components/sections/numbered-steps.module.css';
import type { Step } from '#content/types/common.ts';
import styles from './process-steps.module.css';

/** Lists five steps along a dotted river. It runs from left to right on the desktop, and downwards on a phone. */
export function ProcessSteps({ title, steps }: { title: string; steps: readonly Step[] }) {
  return (
    <Section surface="marigold" space="section" className={styles.section}>
      <h2>{title}</h2>
      <div className={styles.steps}>
        <svg viewBox="0 0 1200 140" preserveAspectRatio="none" aria-hidden="true">
          <path d="M20 44C120 44 160 98 260 98S400 44 500 44 640 98 740 98 880 44 980 44 1100 70 1190 70" />
        </svg>
        <ol className={numbered.steps}>
          {steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
