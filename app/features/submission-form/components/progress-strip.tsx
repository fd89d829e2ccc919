import type { Progress } from '#app/features/submission-form/progress.ts';
import styles from './progress.module.css';
import { ProgressLine } from './progress-line.tsx';

/** The progress on small screens, in a strip that sticks below the header. */
export function ProgressStrip({ progress }: { progress: Progress }) {
  return (
    <div className={styles.strip}>
      <div className="container">
        <ProgressLine progress={progress} />
      </div>
    </div>
  );
}
