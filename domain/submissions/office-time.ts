import { addDays, startOfDhakaDay, toDhakaDay } from '#common/dhaka-time.ts';

/**
 * The hours of an office in Dhaka: the days of the week (Sunday is 0), and the full hours at which it opens and
 * closes.
 */
type OfficeHours = { days: readonly number[]; opensAt: number; closesAt: number };

const hourMs = 60 * 60 * 1000;

/**
 * Returns when the office opens and closes on a day (`yyyy-mm-dd` in Dhaka); undefined on a day when it stays closed.
 */
function getOpeningTimes(day: string, { days, opensAt, closesAt }: OfficeHours) {
  if (!days.includes(new Date(day).getUTCDay())) return;
  const midnight = Date.parse(startOfDhakaDay(day));
  return { opens: midnight + opensAt * hourMs, closes: midnight + closesAt * hourMs };
}

/**
 * Returns the first moment at or after another one at which the office is open: the moment itself within office
 * hours, or the next opening. The office is closed at the closing hour itself.
 *
 * @param hours at least one day, and it opens before it closes
 */
export function findNextOpenTime(instant: Date, hours: OfficeHours): Date {
  for (let day = toDhakaDay(instant.toISOString()); ; day = addDays(day, 1)) {
    const work = getOpeningTimes(day, hours);
    if (work && instant.getTime() < work.closes) {
      return new Date(Math.max(instant.getTime(), work.opens));
    }
  }
}

/**
 * Returns the last moment at or before another one at which the office is open. After closing, it is the millisecond
 * before the closing hour. It is the inverse of `findNextOpenTime`: `findNextOpenTime(a) <= b` exactly when
 * `a <= findLastOpenTime(b)`.
 */
export function findLastOpenTime(instant: Date, hours: OfficeHours): Date {
  for (let day = toDhakaDay(instant.toISOString()); ; day = addDays(day, -1)) {
    const work = getOpeningTimes(day, hours);
    if (work && instant.getTime() >= work.opens) {
      return new Date(Math.min(instant.getTime(), work.closes - 1));
    }
  }
}
