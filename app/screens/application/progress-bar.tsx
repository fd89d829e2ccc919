import type { CSSProperties } from 'react';
import styles from './progress.module.css';
import type { Progress } from './progress.ts';

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
