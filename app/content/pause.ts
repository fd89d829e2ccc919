import type { Pause } from './vocabulary/pause.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** What pages and "Can I go?" say of an offer that is paused. */
export const pauseTexts = {
  title: 'Not open for applications',
  ask: { to: '/contact', name: 'Ask us when it opens again' },
};

/** 'Paused since 3 May 2027. The host takes nobody before spring.' */
export const pauseText = ({ since, reason }: Pause): string =>
  `Paused since ${day.format(new Date(since))}. ${reason}`;
