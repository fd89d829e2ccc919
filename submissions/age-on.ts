import { dhakaDay } from './dhaka-time.ts';
import type { Answers } from './form.ts';

/** Below it a parent or guardian must agree. */
const fullAge = 18;

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/**
 * How old somebody is on a day, in whole years. Whoever was born on February 29 is a year older from March 1 on.
 *
 * @param dateOfBirth and `day` as `yyyy-mm-dd`
 * @returns undefined where the date of birth is none
 */
export function ageOn(dateOfBirth: string, day: string): number | undefined {
  if (!isoDay.test(dateOfBirth)) return;
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/**
 * Whether the sender says to be under 18 on the day, in Dhaka, on which the form was sent.
 *
 * @param submittedAt ISO 8601, in UTC
 * @returns false for a form that asks for no date of birth
 */
export function isUnderAge({ dateOfBirth }: Answers, submittedAt: string): boolean {
  const age = ageOn(String(dateOfBirth ?? ''), dhakaDay(submittedAt));
  return age !== undefined && age < fullAge;
}
