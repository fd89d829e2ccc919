import { toDhakaDay } from '#common/dhaka-time.ts';
import type { Answers } from './form.ts';

/** Below this age a parent or guardian must agree. */
const ageOfMajority = 18;

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Returns somebody's age on a day, in whole years. Somebody born on February 29 turns a year older on March 1.
 *
 * @param dateOfBirth `yyyy-mm-dd`
 * @param day `yyyy-mm-dd`
 * @returns undefined when the date of birth isn't a date
 */
export function calculateAge(dateOfBirth: string, day: string): number | undefined {
  if (!isoDay.test(dateOfBirth)) return;
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/**
 * Whether the sender was under 18 on the day, in Dhaka, on which the form was sent.
 *
 * @param submittedAt ISO 8601, in UTC
 * @returns false for a form that doesn't ask for the date of birth
 */
export function isUnderAge({ dateOfBirth }: Answers, submittedAt: string): boolean {
  const age = calculateAge(String(dateOfBirth ?? ''), toDhakaDay(submittedAt));
  return age !== undefined && age < ageOfMajority;
}
