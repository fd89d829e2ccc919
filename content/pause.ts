import { inBothLanguages } from './in-both-languages.ts';
import type { Pause } from './types/pause.ts';

/** Formats a pause for pages and for "Can I go?": 'Paused since May 3, 2027. The farm takes nobody.' For the server. */
export const formatPause = inBothLanguages((t, format, language) => ({ since, reason }: Pause) => {
  const day = format.date(since);
  return t(`Paused since ${day}. ${reason[language]}`, `${day} থেকে স্থগিত। ${reason[language]}`);
});
