import type { IllustrationName } from './illustrations/illustrations.ts';

/** What posts open with that have no picture, by what their category's name speaks of: the first that fits. */
export const categoryScenes = [
  { about: /visa|passport|embass|immigra/i, scene: 'post-visa' },
  { about: /letter|resume|\bcv\b|document|writing|guide/i, scene: 'post-letter' },
  { about: /interview|career|job|employ/i, scene: 'national-interview' },
  { about: /farm|agricult|denmark/i, scene: 'post-farm' },
  { about: /fair|event/i, scene: 'event-fair' },
  { about: /seminar|workshop|training/i, scene: 'event-seminar' },
  { about: /webinar|online|virtual/i, scene: 'event-webinar' },
  { about: /life|abroad|city|travel/i, scene: 'post-city' },
  { about: /stud|scholar|universit|course/i, scene: 'prog-campus' },
] satisfies { about: RegExp; scene: IllustrationName }[];

/** For other categories: each has one of these for good. */
export const fallbackScenes = [
  'scene-departures',
  'prog-bridge',
  'gallery-airport',
  'prog-exchange',
  'gallery-market',
  'hero-wing',
] as const satisfies IllustrationName[];
