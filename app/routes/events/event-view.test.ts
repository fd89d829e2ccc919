import { expect, test } from 'vitest';
import type { StaticEvent } from '#content/types/nouns.ts';
import { eventView } from './event-view.ts';

const on = (date: string): StaticEvent => ({
  slug: 'fair',
  title: 'Fair',
  date,
  location: 'Example campus, Dhaka',
  text: 'A fair.',
  picture: { file: 'event-fair', description: 'A stall' },
});

test('an event is past when its day is over in Dhaka, six hours before it is in London', () => {
  expect(eventView(on('2026-12-05'), new Date('2026-12-05T17:59:59Z')).past).toBe(false);
  expect(eventView(on('2026-12-05'), new Date('2026-12-05T18:00:00Z')).past).toBe(true);
});

test('its date is set as a day and a month, in no time zone', () => {
  const { day, month } = eventView(on('2027-01-01'), new Date());
  expect([day, month]).toEqual(['1', 'January 2027']);
});

test('a calendar file is for events that somebody can go to: neither samples nor past ones', () => {
  const now = new Date('2026-12-05T12:00:00Z');
  const fileOf = (event: StaticEvent) => eventView(event, now).calendarPath;
  expect(fileOf(on('2026-12-05'))).toBe('/events/fair.ics');
  expect(fileOf({ ...on('2026-12-05'), sample: true })).toBeUndefined();
  expect(fileOf(on('2026-12-04'))).toBeUndefined();
});
