import { pauseNotice as bengali } from './bn/pause.ts';
import { pauseNotice as english } from './en/pause.ts';
import { formats } from './formats/formats.ts';
import type { Language } from './language.ts';
import type { Pause } from './types/pause.ts';

const notices = { en: english, bn: bengali };

/** Formats a pause for pages and for "Can I go?": 'Paused since May 3, 2027. The farm takes nobody.' For the server. */
export const formatPause = ({ since, reason }: Pause, language: Language): string =>
  notices[language](formats[language].date(since), reason[language]);
