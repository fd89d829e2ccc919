import { addDays, startOfDhakaDay, toDhakaDay } from '#common/dhaka-time.ts';

/**
 * The hours of an office in Dhaka: the days of the week (Sunday is 0), and the full hours at which it opens and
 * closes.
 */
export type OfficeHours = { days: readonly number[]; opensAt: number; closesAt: number };

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
 * Returns the next opening at or after a moment.
 *
 * @param hours at least one day, and it opens before it closes
 */
function findNextOpening(instant: number, hours: OfficeHours): number {
  for (let day = toDhakaDay(new Date(instant).toISOString()); ; day = addDays(day, 1)) {
    const work = getOpeningTimes(day, hours);
    if (work && instant <= work.opens) return work.opens;
  }
}

/** Returns when the office opens on a day (`yyyy-mm-dd` in Dhaka), in ms since 1970; undefined on a day when it stays closed. */
export const getOpeningTime = (day: string, hours: OfficeHours): number | undefined =>
  getOpeningTimes(day, hours)?.opens;

/** Returns the opening before the day of a moment: on a Sunday, that of Thursday. Both are in ms since 1970. */
export function findPreviousOpening(instant: number, hours: OfficeHours): number {
  for (
    let day = addDays(toDhakaDay(new Date(instant).toISOString()), -1);
    ;
    day = addDays(day, -1)
  ) {
    const opening = getOpeningTime(day, hours);
    if (opening !== undefined) return opening;
  }
}

/** Returns the last moment at or before another one at which the office is open. The closing hour counts. */
function findLastOpenTime(instant: number, hours: OfficeHours): number {
  for (let day = toDhakaDay(new Date(instant).toISOString()); ; day = addDays(day, -1)) {
    const work = getOpeningTimes(day, hours);
    if (work && instant >= work.opens) return Math.min(instant, work.closes);
  }
}

/** The shortest time that a promise leaves for an answer, in milliseconds. */
const minAnswerTimeMs = hourMs;

/**
 * Returns when the answer to a submission is due that was promised within some hours: the last office hour within them. If the
 * office has no hour left before their end, as on a Thursday evening, the answer is due at their end, and `isOfficeOpen` is false.
 *
 * @param submittedAt ISO 8601, in UTC; so is `due`, which is never later than the promised hours
 */
export function calculateAnswerTime(
  submittedAt: string,
  promisedHours: number,
  hours: OfficeHours,
): { due: string; isOfficeOpen: boolean } {
  const submitted = Date.parse(submittedAt);
  const end = submitted + promisedHours * hourMs;
  const lastOpen = findLastOpenTime(end, hours);
  const isOfficeOpen = lastOpen >= submitted + minAnswerTimeMs;
  return { due: new Date(isOfficeOpen ? lastOpen : end).toISOString(), isOfficeOpen };
}

/**
 * Returns the time of the latest submission whose answer is due by a moment. It is the inverse of `calculateAnswerTime`, whose due
 * time never falls when the submission is later.
 *
 * @returns ISO 8601, in UTC
 */
export function findLatestSubmissionDue(
  moment: Date,
  promisedHours: number,
  hours: OfficeHours,
): string {
  const now = moment.getTime();
  const promised = promisedHours * hourMs;
  const lastOpen = findLastOpenTime(now, hours);
  // Until the next opening, what was submitted later is due at the last closing hour, too, if it came early enough.
  const dueAtClosing = Math.min(
    lastOpen - minAnswerTimeMs,
    (lastOpen < now ? findNextOpening(now, hours) - 1 : now) - promised,
  );
  return new Date(Math.max(now - promised, dueAtClosing)).toISOString();
}
