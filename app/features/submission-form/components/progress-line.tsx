import { useFormTexts } from '#app/features/submission-form/form-texts-context.ts';
import type { Progress } from '#app/features/submission-form/progress.ts';
import styles from './progress.module.css';
import { ProgressBar } from './progress-bar.tsx';

/** The progress of the whole form in one line, or the number of answers to correct. */
export function ProgressLine({ progress }: { progress: Progress }) {
  const { done, required, toFix } = progress;
  const { counts, progress: texts } = useFormTexts();
  const { title, label } = texts;
  return (
    <div className={styles.line}>
      <p>
        {toFix > 0 ? (
          <span className={styles.toFix}>{counts.answersToFix(toFix)}</span>
        ) : (
          <span>{title}</span>
        )}
        <span className="muted">{counts.done(done, required)}</span>
      </p>
      <ProgressBar progress={progress} label={label} />
    </div>
  );
}
