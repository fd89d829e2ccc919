import type { CSSProperties } from 'react';
import { useLanguage } from '#app/components/language/language-context.ts';
import { Section } from '#app/components/layout/section.tsx';
import { formats } from '#content/formats/formats.ts';
import type { Step } from '#content/types/common.ts';
import { bridgeDrawing, computePierHeights } from './bridge-geometry.ts';
import styles from './process-steps.module.css';

/** Lists the programme's steps as the piers of a bridge. Below the desktop width the bridge is vertical. */
export function ProcessSteps({ title, steps }: { title: string; steps: readonly Step[] }) {
  const { number } = formats[useLanguage()];
  const heights = computePierHeights(steps.length);
  return (
    <Section surface="shapla" className={styles.section} containerClass={false}>
      <div className="container">
        <h2>{title}</h2>
      </div>
      <div className={styles.steps}>
        <svg viewBox={bridgeDrawing.viewBox} preserveAspectRatio="none" aria-hidden="true">
          <path d={bridgeDrawing.railing} />
          <path className={styles.deck} d={bridgeDrawing.deck} />
        </svg>
        <ol>
          {steps.map((step, index) => (
            <li key={step.title} style={{ '--height': heights[index] } as CSSProperties}>
              <span className={styles.number} aria-hidden="true">
                {number(index + 1)}
              </span>
              <div className={styles.text}>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
