import type { CSSProperties } from 'react';
import { createDurationBar } from '#content/format-duration.ts';
import type { Duration } from '#content/types/country.ts';
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

export type DurationLegendTexts = {
  shortest: string;
  longest: string;
  choice: string;
  cell: string;
};

/** The legend of the rulers. It explains only the marks that occur for these durations. */
export function DurationLegend({
  texts,
  durations,
}: {
  texts: DurationLegendTexts;
  durations: readonly Duration[];
}) {
  const bars = durations.map(createDurationBar);
  return (
    <p className={styles.legend}>
      {bars.some(({ shortest, longest }) => shortest < longest) && (
        <>
          <span>
            <i className={styles.filled} aria-hidden="true" /> {texts.shortest}
          </span>
          <span>
            <i className={styles.hatched} aria-hidden="true" /> {texts.longest}
          </span>
        </>
      )}
      {bars.some(({ choices }) => choices.length > 0) && (
        <span>
          <i className={styles.mark} aria-hidden="true" /> {texts.choice}
        </span>
      )}
      <span>{texts.cell}</span>
    </p>
  );
}
