import { Section } from '#app/components/layout/section.tsx';
import numbered from '#app/components/sections/numbered-steps.module.css';
import type { Step } from '#content/types/common.ts';
import styles from './process-steps.module.css';

/** The six steps of the process, along a dotted line. */
export function ProcessSteps({ title, steps }: { title: string; steps: readonly Step[] }) {
  return (
    <Section surface="marigold" space="section">
      <h2 className={styles.title}>{title}</h2>
      <ol className={`${numbered.steps} ${styles.steps}`}>
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
