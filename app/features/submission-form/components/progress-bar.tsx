import type { CSSProperties } from 'react';
import type { Progress } from '#app/features/submission-form/progress.ts';
import styles from './progress.module.css';

/** The share of the required answers that are valid, as a bar. `label` is its accessible name. */
export function ProgressBar({ progress, label }: { progress: Progress; label: string }) {
  const share = { '--share': progress.done / progress.required } as CSSProperties;
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuenow={progress.done}
      aria-valuemax={progress.required}
      style={share}
    />
  );
}
