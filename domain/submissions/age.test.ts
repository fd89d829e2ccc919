import { expect, test } from 'vitest';
import { calculateAge, isUnderAge } from './age.ts';

test.each([
  ['2008-11-25', '2026-11-24', 17],
  ['2008-11-25', '2026-11-25', 18],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2004-12-31', '2027-01-01', 22],
])('somebody born on %s is on %s %i years old', (dateOfBirth, day, age) => {
  expect(calculateAge(dateOfBirth, day)).toBe(age);
});

test('an invalid date of birth has no age', () => {
  expect(calculateAge('', '2026-11-25')).toBeUndefined();
  expect(calculateAge('25 November 2008', '2026-11-25')).toBeUndefined();
});

test('a sender is under age before the 18th birthday in Dhaka', () => {
  const born = { dateOfBirth: '2008-11-25' };
  expect(isUnderAge(born, '2026-11-24T17:59:59.999Z')).toBe(true);
  expect(isUnderAge(born, '2026-11-24T18:00:00.000Z')).toBe(false);
  expect(isUnderAge({ name: 'Tanvir Alam' }, '2026-11-24T18:00:00.000Z')).toBe(false);
});
