import type { Progress } from '#app/features/submission-form/progress.ts';
import { countTexts, formTexts } from '#content/forms/form-texts.ts';
import styles from './progress.module.css';
import { ProgressBar } from './progress-bar.tsx';

/** The progress on small screens, in a strip that sticks below the header. */
export function ProgressStrip({ progress }: { progress: Progress }) {
  const { done, required, toFix } = progress;
  const { title, label } = formTexts.progress;
  return (
    <div className={styles.strip}>
      <div className="container">
        <div className={styles.stripText}>
          {toFix > 0 ? (
            <span className={styles.toFix}>{countTexts.answersToFix(toFix)}</span>
          ) : (
            <span>{title}</span>
          )}
          <span className="muted">{countTexts.done(done, required)}</span>
        </div>
        <ProgressBar progress={progress} label={label} />
      </div>
    </div>
  );
}
