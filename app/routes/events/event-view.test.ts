import { expect, test } from 'vitest';
import type { StaticEvent } from '#content/types/common.ts';
import { createEventView } from './event-view.ts';

const createEventOn = (date: string): StaticEvent => ({
  slug: 'fair',
  title: 'Fair',
  date,
  location: 'Example campus, Dhaka',
  text: 'A fair.',
  picture: { file: 'event-fair', description: 'A stall' },
});

test('an event is past when its day is over in Dhaka, six hours before it is in London', () => {
  expect(
    createEventView(createEventOn('2026-12-05'), new Date('2026-12-05T17:59:59Z')).isPast,
  ).toBe(false);
  expect(
    createEventView(createEventOn('2026-12-05'), new Date('2026-12-05T18:00:00Z')).isPast,
  ).toBe(true);
});

test('its date is set as a day and a month, in no time zone', () => {
  const { day, month } = createEventView(createEventOn('2027-01-01'), new Date());
  expect([day, month]).toEqual(['1', 'January 2027']);
});

test('a calendar file is for events that somebody can go to: neither samples nor past ones', () => {
  const now = new Date('2026-12-05T12:00:00Z');
  const fileOf = (event: StaticEvent) => createEventView(event, now).calendarPath;
  expect(fileOf(createEventOn('2026-12-05'))).toBe('/events/fair.ics');
  expect(fileOf({ ...createEventOn('2026-12-05'), sample: true })).toBeUndefined();
  expect(fileOf(createEventOn('2026-12-04'))).toBeUndefined();
});
