import { wording } from '#app/content/applications/wording.ts';
import styles from './progress.module.css';
import type { Progress } from './progress.ts';
import { ProgressBar } from './progress-bar.tsx';

/**
 * The progress on phones: a strip that stays below the header.
 *
 * @param title what stands on its left while nothing has to be put right
 */
export function ProgressStrip({
  progress,
  title,
  label,
}: {
  progress: Progress;
  title: string;
  label: string;
}) {
  const { done, required, toFix } = progress;
  return (
    <div className={styles.strip}>
      <div className="container">
        <div className={styles.stripText}>
          {toFix > 0 ? (
            <span className={styles.toFix}>{wording.answersToFix(toFix)}</span>
          ) : (
            <span>{title}</span>
          )}
          <span className="muted">{wording.done(done, required)}</span>
        </div>
        <ProgressBar progress={progress} label={label} />
      </div>
    </div>
  );
}
