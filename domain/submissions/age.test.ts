import { expect, test } from 'vitest';
import { calculateAge, isUnderAge } from './age.ts';

test.each([
  ['2008-11-25', '2026-11-24', 17],
  ['2008-11-25', '2026-11-25', 18],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2004-12-31', '2027-01-01', 22],
])('born on %s, on %s one is %i', (dateOfBirth, day, age) => {
  expect(calculateAge(dateOfBirth, day)).toBe(age);
});

test('what is no date of birth is no age', () => {
  expect(calculateAge('', '2026-11-25')).toBeUndefined();
  expect(calculateAge('25 November 2008', '2026-11-25')).toBeUndefined();
});

test('under age is whoever is not 18 yet, on the day in Dhaka', () => {
  const born = { dateOfBirth: '2008-11-25' };
  expect(isUnderAge(born, '2026-11-24T17:59:59.999Z')).toBe(true);
  expect(isUnderAge(born, '2026-11-24T18:00:00.000Z')).toBe(false);
  expect(isUnderAge({ name: 'Tanvir Alam' }, '2026-11-24T18:00:00.000Z')).toBe(false);
});
