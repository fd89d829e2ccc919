import { formatDuration } from '../format-duration.ts';
import { programmeRecords } from '../programmes/records.ts';
import type { Duration, Placement } from '../types/country.ts';
import { usualStay } from './usual.ts';

type PlacementStay = {
  duration: Duration;
  /** Set when neither the country nor its programme gives a length, and `duration` is that of a typical internship. */
  usual?: true;
  /** The text of a card: '6-12 months', 'Typically 3 to 12 months'. */
  words: string;
};

/** Returns how long a placement takes: its own duration, or else its programme's, or else the usual one. */
export function getPlacementStay({ duration, programme }: Placement): PlacementStay {
  if (duration) return { duration, words: formatDuration(duration) };
  if (programme && programme !== 'international-internship') {
    const programmeDuration = programmeRecords[programme].duration;
    return { duration: programmeDuration, words: formatDuration(programmeDuration) };
  }
  const { from, to, unit } = usualStay;
  return { duration: usualStay, usual: true, words: `Typically ${from} to ${to} ${unit}` };
}
