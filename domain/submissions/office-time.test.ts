import fc from 'fast-check';
import { expect, test } from 'vitest';
import { officeHours } from '#content/office-hours.ts';
import { site } from '#content/site.ts';
import { findLastOpenTime, findNextOpenTime } from './office-time.ts';

const inDhaka = (time: string) => new Date(`${time}+06:00`);

/** 2026-11-22 is a Sunday. Times are Dhaka's, in winter and in summer. */
test.each([
  ['within the hours, the moment itself', '2026-11-24T14:15:33.123', '2026-11-24T14:15:33.123'],
  ['at the opening', '2026-11-22T10:00', '2026-11-22T10:00'],
  ['before the opening, that morning', '2026-11-23T00:40', '2026-11-23T10:00'],
  ['at the closing hour, the next morning', '2026-11-24T18:00', '2026-11-25T10:00'],
  ['in the evening, the next morning', '2026-11-24T20:40:33.123', '2026-11-25T10:00'],
  ['on Thursday evening, Sunday', '2026-11-26T18:00', '2026-11-29T10:00'],
  ['on Friday, Sunday', '2026-11-27T04:17', '2026-11-29T10:00'],
  ['on Saturday, Sunday', '2026-11-28T23:59:59.999', '2026-11-29T10:00'],
  ['in July, by the same clock', '2026-07-03T12:00', '2026-07-05T10:00'],
  ['over the end of a year', '2026-12-31T18:30', '2027-01-03T10:00'],
])('next office hour %s', (_, time, next) => {
  expect(findNextOpenTime(inDhaka(time), officeHours)).toEqual(inDhaka(next));
});

test('other office hours give other times', () => {
  const hours = { days: [1, 2, 3, 4, 5], opensAt: 8, closesAt: 12 };
  expect(findNextOpenTime(inDhaka('2026-11-27T11:59'), hours)).toEqual(inDhaka('2026-11-27T11:59'));
  expect(findNextOpenTime(inDhaka('2026-11-27T12:00'), hours)).toEqual(inDhaka('2026-11-30T08:00'));
});

test('findLastOpenTime is the inverse of findNextOpenTime', () => {
  const time = fc.date({
    min: new Date('2026-11-01T00:00:00Z'),
    max: new Date('2026-12-01T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(time, time, (one, other) => {
      const isReached = findNextOpenTime(one, officeHours) <= other;
      expect(one <= findLastOpenTime(other, officeHours)).toBe(isReached);
    }),
  );
  const closing = inDhaka('2026-11-26T18:00');
  expect(findNextOpenTime(findLastOpenTime(closing, officeHours), officeHours) < closing).toBe(
    true,
  );
});

test('the office hours as a text match those as numbers', () => {
  const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  const { days, opensAt, closesAt } = officeHours;
  const first = names[days[0] ?? 0];
  const last = names[days.at(-1) ?? 0];
  expect(site.officeHours.open).toBe(
    `${first} to ${last} ${opensAt}:00 AM to ${closesAt - 12}:00 PM`,
  );
});
