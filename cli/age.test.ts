import { expect, test } from 'vitest';
import { subtractAge } from './age.ts';

test.each([
  ['24m', '2028-11-22', '2026-11-22'],
  ['1m', '2027-03-31', '2027-02-28'],
  ['11m', '2027-01-31', '2026-02-28'],
  ['4y', '2028-02-29', '2024-02-29'],
  ['1y', '2028-02-29', '2027-02-28'],
  ['90d', '2027-01-01', '2026-10-03'],
  ['2w', '2027-01-01', '2026-12-18'],
])('%s before %s is %s', (age, today, day) => {
  expect(subtractAge(age, today)).toBe(day);
});

test.each(['', '24', 'm', '0m', '-1m', '1.5y', '24 m', '24M', '1000y'])(
  '%j is not an age',
  (age) => {
    expect(subtractAge(age, '2026-11-22')).toBeUndefined();
  },
);
