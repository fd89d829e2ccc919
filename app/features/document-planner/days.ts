/* Computes with ISO 8601 dates, which have no time and no time zone. */

/**
 * The day and the year of a date, for display as a large figure.
 *
 * @returns `isOtherYear` is true if the year differs from that of the departure and has to be shown
 */
export function splitDate(date: string, departure: string) {
  const year = date.slice(0, 4);
  return {
    day: String(Number(date.slice(8))),
    year,
    isOtherYear: year !== departure.slice(0, 4),
  };
}

/** The number of days between two dates. */
export const countDaysBetween = (from: string, to: string) =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000;
