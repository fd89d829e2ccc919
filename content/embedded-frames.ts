import {
  frameErrorTexts as bengaliErrorTexts,
  frameTexts as bengaliTexts,
} from './bn/embedded-frames.ts';
import {
  frameErrorTexts as englishErrorTexts,
  frameTexts as englishTexts,
} from './en/embedded-frames.ts';

/** The texts of the embedded frames of the site in each language, by the name of their content. */
export const frameTexts = { en: englishTexts, bn: bengaliTexts };

/** The texts of a page that can't be shown, in each language. */
export const frameErrorTexts = { en: englishErrorTexts, bn: bengaliErrorTexts };

export type EmbeddedFrameName = keyof typeof englishTexts;

/** The heights of an embedded page in pixels. */
type FrameHeights = {
  wide: number;
  /** The height in windows up to 768 px wide. */
  narrow: number;
};

/**
 * The heights of the embedded frames (requirements 9).
 *
 * `external` are the minimum heights for an external page, whose content can't be measured. `own` are the approximate
 * heights of our own page in its place, in each language. It reports its exact height once it has loaded.
 */
export const frameHeights: Record<
  EmbeddedFrameName,
  { external: FrameHeights; own: { en: FrameHeights; bn: FrameHeights } }
> = {
  contact: {
    external: { wide: 600, narrow: 600 },
    own: { en: { wide: 1055, narrow: 1361 }, bn: { wide: 1113, narrow: 1480 } },
  },
  registration: {
    external: { wide: 3000, narrow: 3300 },
    own: { en: { wide: 1000, narrow: 1443 }, bn: { wide: 1046, narrow: 1590 } },
  },
  'study-abroad': {
    external: { wide: 4600, narrow: 5800 },
    own: { en: { wide: 3060, narrow: 4450 }, bn: { wide: 3300, narrow: 4744 } },
  },
  'international-internship': {
    external: { wide: 6000, narrow: 6200 },
    own: { en: { wide: 3370, narrow: 5095 }, bn: { wide: 3590, narrow: 5390 } },
  },
  map: {
    external: { wide: 600, narrow: 600 },
    own: { en: { wide: 677, narrow: 458 }, bn: { wide: 677, narrow: 470 } },
  },
};
