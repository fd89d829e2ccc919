import type { IllustrationName } from './illustrations/illustration-names.ts';

/** The scenes of posts without a picture. The first whose pattern matches the name of the post's category is used. */
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

/** The scenes for other categories. A category always gets the same one. */
export const fallbackScenes = [
  'scene-departures',
  'prog-bridge',
  'gallery-airport',
  'prog-exchange',
  'gallery-market',
  'hero-wing',
] as const satisfies IllustrationName[];
