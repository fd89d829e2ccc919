import type { CSSProperties } from 'react';
import { Section } from '#app/components/layout/section.tsx';
import type { Step } from '#content/types/common.ts';
import numbered from './numbered-steps.module.css';
import styles from './winding-steps.module.css';

/**
 * Numbered steps along a dotted line, which runs downwards on phones and winds from left to right on the desktop.
 *
 * @param props.line the winding line: its SVG path, and the width of its view box, which is stretched over the section
 */
export const WindingSteps = ({
  title,
  steps,
  line,
  className,
}: {
  title: string;
  steps: readonly Step[];
  line: { width: number; path: string };
  className?: string;
}) => (
  <Section surface="marigold" space="section" className={className}>
    <h2>{title}</h2>
    <div className={styles.steps}>
      <svg viewBox={`0 0 ${line.width} 144`} preserveAspectRatio="none" aria-hidden="true">
        <path d={line.path} />
      </svg>
      <ol className={numbered.steps} style={{ '--columns': steps.length } as CSSProperties}>
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
