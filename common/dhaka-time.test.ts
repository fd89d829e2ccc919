import { expect, test } from 'vitest';
import { addDays, startOfDhakaDay, startOfWeek, toDhakaDay, toDhakaTime } from './dhaka-time.ts';

test('times are in Dhaka time, whose day begins at 18:00 UTC', () => {
  expect(toDhakaTime('2026-11-21T10:05:33.120Z')).toBe('2026-11-21 16:05:33');
  expect(toDhakaDay('2026-12-31T17:59:59.999Z')).toBe('2026-12-31');
  expect(toDhakaDay('2026-12-31T18:00:00.000Z')).toBe('2027-01-01');
  expect(startOfDhakaDay('2027-01-01')).toBe('2026-12-31T18:00:00.000Z');
});

test('adds days across months and leap years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-03-01', -1)).toBe('2027-02-28');
});

test('a week begins on Sunday', () => {
  expect(startOfWeek('2026-11-22')).toBe('2026-11-22');
  expect(startOfWeek('2026-11-28')).toBe('2026-11-22');
  expect(startOfWeek('2026-11-21')).toBe('2026-11-15');
});
