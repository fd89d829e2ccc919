import type { Pause } from './types/pause.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a pause for pages and for "Can I go?": 'Paused since 3 May 2027. The farm takes nobody.' */
export const formatPause = ({ since, reason }: Pause): string =>
  `Paused since ${day.format(new Date(since))}. ${reason}`;
