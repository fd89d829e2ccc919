import { formatDuration } from '../format-duration.ts';
import { programmeRecords } from '../programmes/records.ts';
import type { Duration, Placement } from '../types/country.ts';
import { usualStay } from './usual.ts';

export type PlacementStay = {
  duration: Duration;
  /** Neither the country nor its programme gives one: it is what internships typically take. */
  usual?: true;
  /** As a card says it: '6-12 months', 'Typically 3 to 12 months'. */
  words: string;
};

/** How long a placement takes: its own duration, or its programme's, or what is usual. */
export function getPlacementStay({ duration, programme }: Placement): PlacementStay {
  if (duration) return { duration, words: formatDuration(duration) };
  if (programme && programme !== 'international-internship') {
    const own = programmeRecords[programme].duration;
    return { duration: own, words: formatDuration(own) };
  }
  const { from, to, unit } = usualStay;
  return { duration: usualStay, usual: true, words: `Typically ${from} to ${to} ${unit}` };
}
