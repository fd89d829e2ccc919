import type { CSSProperties } from 'react';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Progress } from '#app/features/submission-form/progress.ts';
import styles from './progress-bar.module.css';

/**
 * The share of the required answers that are valid, as a boat that crosses from the near shore to the city. The boat is the
 * visitor, as on the page with the answer of “Can I go?”.
 *
 * @param label its accessible name
 */
export function ProgressBar({ progress, label }: { progress: Progress; label: string }) {
  const { done, required } = progress;
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuenow={done}
      aria-valuemax={required}
      style={{ '--share': done / required } as CSSProperties}
    >
      <Illustration file="shore-near" loading="eager" className={styles.nearShore} />
      <Illustration file="shore-far" loading="eager" className={styles.farShore} />
      <div className={styles.track}>
        <Illustration file="boat" loading="eager" className={styles.boat} />
      </div>
    </div>
  );
}
