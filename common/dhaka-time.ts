/** Dhaka is six hours ahead of UTC, without summer time since 2010. No submission is older. */
const offsetMs = 6 * 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

/** Returns a date whose time in UTC is Dhaka's time at the moment `time`: ISO 8601, in UTC. */
export const shiftToDhaka = (time: string): Date => new Date(Date.parse(time) + offsetMs);

/**
 * Formats a time as Dhaka's local time, `2026-11-21 16:05:33`, which spreadsheets read as a time.
 *
 * @param time ISO 8601, in UTC
 */
export function toDhakaTime(time: string): string {
  return shiftToDhaka(time).toISOString().slice(0, 19).replace('T', ' ');
}

/** Returns the day in Dhaka, `yyyy-mm-dd`, at a time: ISO 8601, in UTC. */
export const toDhakaDay = (time: string): string => toDhakaTime(time).slice(0, 10);

/** Returns when a day (`yyyy-mm-dd`) begins in Dhaka: ISO 8601, in UTC. */
export const startOfDhakaDay = (date: string): string =>
  new Date(Date.parse(date) - offsetMs).toISOString();

/** Adds days to a day (`yyyy-mm-dd`). A negative number goes back. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

/** Adds years to a day (`yyyy-mm-dd`). February 29 becomes February 28, so that the result is a day in any year. */
export function addYears(date: string, years: number): string {
  const monthAndDay = date.slice(4) === '-02-29' ? '-02-28' : date.slice(4);
  return `${Number(date.slice(0, 4)) + years}${monthAndDay}`;
}

/** Returns the Sunday, `yyyy-mm-dd`, with which the week of a day begins. The office works from Sunday to Thursday. */
export const startOfWeek = (date: string): string => addDays(date, -new Date(date).getUTCDay());
