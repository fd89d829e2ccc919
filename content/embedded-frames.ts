import type { EmbeddedFrameTexts, FrameHeights } from './types/embedded-frame.ts';

const fallback = {
  text: "If the form doesn't load,",
  link: 'click here to open it in a new tab',
};

/**
 * The embedded frames of the site, by the name of their content (requirements 2, 8 and 9).
 *
 * `heights` are the minimum heights for an external page, whose content can't be measured. `own` are the approximate
 * heights of our own page in its place, which reports its exact height once it has loaded.
 */
export const embeddedFrames = {
  contact: {
    title: 'Contact form',
    loading: 'Please wait for the form to load.',
    fallback,
    heights: { wide: 600, narrow: 600 },
    own: { wide: 1112, narrow: 1410 },
  },
  registration: {
    title: 'Registration form of the national student programme',
    loading: 'Please wait for the form to load.',
    fallback,
    heights: { wide: 3000, narrow: 3300 },
    own: { wide: 1057, narrow: 1500 },
  },
  'study-abroad': {
    title: 'Study Abroad Application Form',
    loading: 'Please wait for the application to load.',
    fallback,
    heights: { wide: 4600, narrow: 5800 },
    own: { wide: 2990, narrow: 4450 },
  },
  'international-internship': {
    title: 'International Internship Application Form',
    loading: 'Please wait for the application to load.',
    fallback,
    heights: { wide: 6000, narrow: 6200 },
    own: { wide: 3190, narrow: 5020 },
  },
  map: {
    title: 'Map of the office',
    loading: 'Please wait for the map to load.',
    fallback: { text: "If the map doesn't load,", link: fallback.link },
    heights: { wide: 600, narrow: 600 },
    own: { wide: 677, narrow: 545 },
  },
} satisfies Record<string, EmbeddedFrameTexts & { heights: FrameHeights; own: FrameHeights }>;

export type EmbeddedFrameName = keyof typeof embeddedFrames;

/** The texts that the browser shows when an embedded page can't be shown. */
export const frameErrorTexts = {
  /** The page forbids embedding. */
  forbidden: {
    title: 'This page opens in a new tab',
    text: 'It cannot be shown here. The page that you are reading stays open.',
  },
  /** The page did not load within fifteen seconds. */
  late: {
    title: 'This is taking too long',
    text: 'The page has not answered yet. Try again, or open it in a new tab.',
  },
  tryAgain: 'Try again',
  open: 'Open it in a new tab',
} as const;
