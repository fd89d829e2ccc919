import fc from 'fast-check';
import { expect, test } from 'vitest';
import { officeHours } from '#content/office-hours.ts';
import { site } from '#content/site.ts';
import { calculateAnswerTime, findLatestSubmissionDue, type OfficeHours } from './office-time.ts';

const inDhaka = (time: string) => new Date(`${time}+06:00`);

const due = (submittedAt: Date, hours: OfficeHours = officeHours) =>
  calculateAnswerTime(submittedAt.toISOString(), 48, hours);

/** 2026-11-22 is a Sunday. Times are Dhaka's, in winter and in summer. */
test.each([
  ['within office hours, 48 hours later', '2026-11-22T14:15:33.123', '2026-11-24T14:15:33.123'],
  ['before the opening, the closing hour of the next day', '2026-11-23T00:40', '2026-11-24T18:00'],
  [
    'in the evening, the closing hour two days later',
    '2026-11-22T20:40:33.123',
    '2026-11-24T18:00',
  ],
  ['on Wednesday at noon, Thursday’s closing hour', '2026-11-25T12:00', '2026-11-26T18:00'],
  ['on Thursday morning, that evening', '2026-11-26T10:30', '2026-11-26T18:00'],
  ['on Friday at noon, Sunday at noon', '2026-11-27T12:00', '2026-11-29T12:00'],
  ['on Saturday evening, Monday’s closing hour', '2026-11-28T18:40', '2026-11-30T18:00'],
  ['in July, by the same clock', '2026-07-05T12:00', '2026-07-07T12:00'],
  ['over the end of a year', '2026-12-30T09:00', '2026-12-31T18:00'],
])('the answer is due %s', (_, submittedAt, time) => {
  expect(due(inDhaka(submittedAt))).toEqual({
    due: inDhaka(time).toISOString(),
    isOfficeOpen: true,
  });
});

test.each([
  ['an hour before the weekend', '2026-11-26T17:00:01'],
  ['on Thursday evening', '2026-11-26T18:00'],
  ['on Friday before ten', '2026-11-27T09:59'],
])('sent %s, the answer is due after 48 hours, when the office is closed', (_, submittedAt) => {
  const submitted = inDhaka(submittedAt);
  const end = new Date(submitted.getTime() + 48 * 3_600_000).toISOString();
  expect(due(submitted)).toEqual({ due: end, isOfficeOpen: false });
});

test('in each hour of a week the answer is due within 48 hours, never earlier than a submission before it, and at least an hour later', () => {
  const start = inDhaka('2026-11-22T00:30').getTime();
  const week = Array.from({ length: 168 }, (_, hour) => new Date(start + hour * 3_600_000));
  const waits = week.map((time) => (Date.parse(due(time).due) - time.getTime()) / 3_600_000);
  expect(Math.max(...waits)).toBe(48);
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(1);
  const times = week.map((time) => due(time).due);
  expect(times).toEqual(times.toSorted());
  const closed = week.filter((time) => !due(time).isOfficeOpen);
  expect(closed.map((time) => time.toISOString().slice(0, 13))).toHaveLength(17);
});

test('other office hours give other times', () => {
  const hours = { days: [1, 2, 3, 4, 5], opensAt: 8, closesAt: 12 };
  expect(due(inDhaka('2026-11-27T07:00'), hours).due).toBe(
    inDhaka('2026-11-27T12:00').toISOString(),
  );
  expect(due(inDhaka('2026-11-28T12:00'), hours).due).toBe(
    inDhaka('2026-11-30T12:00').toISOString(),
  );
});

test('findLatestSubmissionDue is the inverse of calculateAnswerTime', () => {
  const time = fc.date({
    min: new Date('2026-11-01T00:00:00Z'),
    max: new Date('2026-11-15T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(time, time, (submitted, moment) => {
      const isDue = due(submitted).due <= moment.toISOString();
      const latest = findLatestSubmissionDue(moment, 48, officeHours);
      expect(submitted.toISOString() <= latest).toBe(isDue);
    }),
    { numRuns: 5000 },
  );
});

test('the office hours as a text match those as numbers', () => {
  const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  const { days, opensAt, closesAt } = officeHours;
  const first = names[days[0] ?? 0];
  const last = names[days.at(-1) ?? 0];
  expect(site.en.officeHours.open).toBe(
    `${first} to ${last} ${opensAt}:00 AM to ${closesAt - 12}:00 PM`,
  );
});
