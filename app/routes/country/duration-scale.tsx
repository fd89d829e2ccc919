import type { CSSProperties } from 'react';
import { createDurationBar } from '#content/format-duration.ts';
import type { Duration } from '#content/types/duration.ts';
import styles from './duration-scale.module.css';

/**
 * A bar that shows a duration on a ruler of `length` months, with one cell for each month. It is hidden from assistive
 * technology, because the text beside it states the duration.
 */
export function DurationScale({ duration, length }: { duration: Duration; length: number }) {
  const { shortest, longest, choices } = createDurationBar(duration);
  const customProperties = { '--length': length, '--shortest': shortest, '--longest': longest };
  return (
    <div className={styles.scale} style={customProperties as CSSProperties} aria-hidden="true">
      {choices.map((choice) => (
        <i key={choice} className={styles.tick} style={{ '--at': choice } as CSSProperties} />
      ))}
    </div>
  );
}
