import { expect, test } from 'vitest';
import { getDateRange, getDateRanges } from './date-ranges.ts';
import { getApplicationForm } from './forms/application.ts';

test('dates of birth are those of people from 15 to 60 years', () => {
  expect(getDateRange('birth', '2026-11-26')).toEqual({
    min: '1966-11-26',
    max: '2011-11-26',
    example: '2006-03-14',
  });
});

test('start dates are from today to three years ahead', () => {
  expect(getDateRange('start', '2026-11-26')).toEqual({
    min: '2026-11-26',
    max: '2029-11-26',
    example: '2027-03-14',
  });
});

test('on February 29 the range ends on a day that exists', () => {
  expect(getDateRange('start', '2028-02-29')).toMatchObject({
    min: '2028-02-29',
    max: '2031-02-28',
  });
});

test('a form has a range for each of its date fields, from the present day in Dhaka', () => {
  const ranges = getDateRanges(
    getApplicationForm('virtual-internship', 'en'),
    new Date('2026-12-31T18:30:00Z'),
  );
  expect(Object.keys(ranges)).toEqual(['dateOfBirth', 'preferredStartDate']);
  expect(ranges.preferredStartDate?.min).toBe('2027-01-01');
  expect(ranges.dateOfBirth?.max).toBe('2012-01-01');
});
