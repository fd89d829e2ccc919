import { inBothLanguages } from '../in-both-languages.ts';
import type { Language } from '../language.ts';
import { programmeRecords } from '../programmes/records.ts';
import type { Placement } from '../types/country.ts';
import type { Duration } from '../types/duration.ts';
import { usualStay } from './usual.ts';

type PlacementStay = {
  duration: Duration;
  /** Set when neither the country nor its programme gives a length, and `duration` is that of a typical internship. */
  usual?: true;
};

/** Returns how long a placement takes: its own duration, or else its programme's, or else the usual one. */
export function getPlacementStay({ duration, programme }: Placement): PlacementStay {
  if (duration) return { duration };
  if (programme && programme !== 'international-internship') {
    return { duration: programmeRecords[programme].duration };
  }
  return { duration: usualStay, usual: true };
}

const stayFormats = inBothLanguages((t, format) => ({
  stay: format.duration,
  usual: (duration: Duration) => {
    const words = format.duration(duration);
    return t(`Typically ${format.inSentence(words)}`, `সাধারণত ${words}`);
  },
}));

/** Formats how long a placement takes: '6-12 months', 'Typically 3 to 12 months'. */
export function formatPlacementStay(placement: Placement, language: Language): string {
  const { duration, usual } = getPlacementStay(placement);
  return stayFormats[language][usual ? 'usual' : 'stay'](duration);
}

/** Formats a typical length beside a label: 'typically 3-12 months'. */
export const formatUsualStay = inBothLanguages(
  (t) => (words: string) => t(`typically ${words}`, `সাধারণত ${words}`),
);
