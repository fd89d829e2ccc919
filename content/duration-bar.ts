import type { Duration } from './types/duration.ts';

const monthsPerUnit = { days: 12 / 365, weeks: 84 / 365, months: 1, years: 12 };

/** A duration as a bar, in months: filled up to `shortest`, hatched up to `longest`, with a tick at every choice. */
type DurationBar = { shortest: number; longest: number; choices: number[] };

/** @returns the bar, with lengths in months. `choices` is empty when there is nothing to choose */
export function createDurationBar(duration: Duration): DurationBar {
  const months = monthsPerUnit[duration.unit];
  if (!('choices' in duration)) {
    const { from, fromUnit = duration.unit, to } = duration;
    return { shortest: from * monthsPerUnit[fromUnit], longest: to * months, choices: [] };
  }
  const choices = duration.choices.map((choice) => choice * months);
  return {
    shortest: Math.min(...choices),
    longest: Math.max(...choices),
    choices: choices.length > 1 ? choices : [],
  };
}

/** @returns the length in months of the ruler that all these durations share */
export function getRulerMonths(durations: readonly Duration[]): number {
  return Math.max(...durations.map((duration) => createDurationBar(duration).longest));
}
