import type { CSSProperties } from 'react';
import { createDurationBar } from '#content/format-duration.ts';
import type { Duration } from '#content/types/country.ts';
import styles from './duration-scale.module.css';

/** A duration as cells of a month on a ruler of `length` months. The same is said in words beside it. */
export function DurationScale({ duration, length }: { duration: Duration; length: number }) {
  const { shortest, longest, choices } = createDurationBar(duration);
  const numbers = { '--length': length, '--shortest': shortest, '--longest': longest };
  return (
    <div className={styles.scale} style={numbers as CSSProperties} aria-hidden="true">
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

/** What the signs on the rulers mean, as far as these durations have them. */
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
