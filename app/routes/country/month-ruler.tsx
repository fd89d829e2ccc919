import type { CSSProperties } from 'react';
import { barOf } from '#content/duration.ts';
import type { Duration } from '#content/types/country.ts';
import styles from './month-ruler.module.css';

/** A duration as cells of a month on a ruler of `length` months. The same is said in words beside it. */
export function MonthRuler({ duration, length }: { duration: Duration; length: number }) {
  const { shortest, longest, choices } = barOf(duration);
  const numbers = { '--length': length, '--shortest': shortest, '--longest': longest };
  return (
    <div className={styles.ruler} style={numbers as CSSProperties} aria-hidden="true">
      {choices.map((choice) => (
        <i key={choice} className={styles.tick} style={{ '--at': choice } as CSSProperties} />
      ))}
    </div>
  );
}

export type RulerTexts = { shortest: string; longest: string; choice: string; cell: string };

/** What the signs on the rulers mean, as far as these durations have them. */
export function RulerKey({
  texts,
  durations,
}: {
  texts: RulerTexts;
  durations: readonly Duration[];
}) {
  const bars = durations.map(barOf);
  return (
    <p className={styles.key}>
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
