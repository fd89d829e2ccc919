import { expect, test } from 'vitest';
import { formatEnglishDay, formatEnglishDayAndMonth, formatEnglishMonth } from './english-dates.ts';

const days = Array.from({ length: 366 }, (_, index) =>
  new Date(Date.UTC(2028, 0, index + 1)).toISOString().slice(0, 10),
);

test.each([
  ['a day', formatEnglishDay, 'en-US', { dateStyle: 'long' }],
  ['a day without its year', formatEnglishDayAndMonth, 'en-US', { day: 'numeric', month: 'long' }],
  ['a month', formatEnglishMonth, 'en-US', { month: 'long', year: 'numeric' }],
] as const)('%s is written as Intl writes it', (_, format, locale, options) => {
  const intl = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  expect(days.map(format)).toEqual(days.map((day) => intl.format(new Date(day))));
});

test('a month without a day has the same form', () => {
  expect(formatEnglishMonth('2027-09')).toBe('September 2027');
});
