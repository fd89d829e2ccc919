const timeZone = 'Asia/Dhaka';
/** Requirements 9: dates in US English long format. */
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone });
const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone });

/**
 * Formats a day in Dhaka: "Sunday, November 22, 2026".
 *
 * @param time ISO 8601, in UTC
 */
export const dayInDhaka = (time: string): string => day.format(new Date(time));

/**
 * Formats a time of day in Dhaka: "8:40 PM".
 *
 * @param time ISO 8601, in UTC
 */
export const clockInDhaka = (time: string): string =>
  // Some mail programs can't show the narrow space that Intl writes.
  clock.format(new Date(time)).replace(/\s/g, ' ');

export const momentInDhaka = (time: string): string => `${dayInDhaka(time)}, ${clockInDhaka(time)}`;
