import { addDays, dhakaDay, startOfDhakaDay } from './dhaka-time.ts';

/** When an office in Dhaka works: on which days of the week (Sunday is 0), and from which full hour to which. */
export type OfficeHours = { days: readonly number[]; opensAt: number; closesAt: number };

const hour = 60 * 60 * 1000;

/** When the office opens and closes on a day (`yyyy-mm-dd` in Dhaka); undefined on a day when nobody works. */
function workOf(day: string, { days, opensAt, closesAt }: OfficeHours) {
  if (!days.includes(new Date(day).getUTCDay())) return;
  const midnight = Date.parse(startOfDhakaDay(day));
  return { opens: midnight + opensAt * hour, closes: midnight + closesAt * hour };
}

/**
 * The first moment at or after another one at which somebody works: the moment itself within office hours, else the next
 * opening. At the closing hour nobody works any more.
 *
 * @param hours with at least one day, which opens before it closes
 */
export function nextOfficeHour(instant: Date, hours: OfficeHours): Date {
  for (let day = dhakaDay(instant.toISOString()); ; day = addDays(day, 1)) {
    const work = workOf(day, hours);
    if (work && instant.getTime() < work.closes) {
      return new Date(Math.max(instant.getTime(), work.opens));
    }
  }
}

/**
 * The last moment at or before another one at which somebody works; after the office has closed, the millisecond before it did.
 * It undoes `nextOfficeHour`: `nextOfficeHour(a) <= b` exactly when `a <= lastOfficeMoment(b)`.
 */
export function lastOfficeMoment(instant: Date, hours: OfficeHours): Date {
  for (let day = dhakaDay(instant.toISOString()); ; day = addDays(day, -1)) {
    const work = workOf(day, hours);
    if (work && instant.getTime() >= work.opens) {
      return new Date(Math.min(instant.getTime(), work.closes - 1));
    }
  }
}
