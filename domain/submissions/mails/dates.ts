const timeZone = 'Asia/Dhaka';
/** Requirements 9: dates in US English long format. */
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone });
const timeFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone });

/**
 * Formats a day in Dhaka: "Sunday, November 22, 2026".
 *
 * @param time ISO 8601, in UTC
 */
export const formatDhakaDay = (time: string): string => dayFormat.format(new Date(time));

/**
 * Formats a time of day in Dhaka: "8:40 PM".
 *
 * @param time ISO 8601, in UTC
 */
export const formatDhakaTime = (time: string): string =>
  // Some mail programs can't show the narrow space that Intl writes.
  timeFormat.format(new Date(time)).replace(/\s/g, ' ');

export const formatDhakaDateTime = (time: string): string =>
  `${formatDhakaDay(time)}, ${formatDhakaTime(time)}`;
