import { expect, test } from 'vitest';
import type { StaticEvent } from '#content/types/common.ts';
import { createEventView, listNextEvents } from './event-view.ts';

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
    createEventView(createEventOn('2026-12-05'), new Date('2026-12-05T17:59:59Z'), 'en').isPast,
  ).toBe(false);
  expect(
    createEventView(createEventOn('2026-12-05'), new Date('2026-12-05T18:00:00Z'), 'en').isPast,
  ).toBe(true);
});

test('the date is split into day and month, without a shift by time zone', () => {
  const { day, month } = createEventView(createEventOn('2027-01-01'), new Date(), 'en');
  expect([day, month]).toEqual(['1', 'January 2027']);
});

test('samples and past events have no calendar file', () => {
  const now = new Date('2026-12-05T12:00:00Z');
  const getPath = (event: StaticEvent) => createEventView(event, now, 'en').calendarPath;
  expect(getPath(createEventOn('2026-12-05'))).toBe('/events/fair.ics');
  expect(getPath({ ...createEventOn('2026-12-05'), sample: true })).toBeUndefined();
  expect(getPath(createEventOn('2026-12-04'))).toBeUndefined();
});

test('the next events are the three earliest that are not past in Dhaka', () => {
  const dates = ['2027-03-01', '2026-12-04', '2027-01-01', '2026-12-05', '2027-02-01'];
  const now = new Date('2026-12-05T17:59:59Z');
  expect(listNextEvents(dates.map(createEventOn), now, 'en').map(({ date }) => date)).toEqual([
    '2026-12-05',
    '2027-01-01',
    '2027-02-01',
  ]);
});
