const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Formats a post's date for readers: "November 5, 2026" (requirements 9).
 *
 * The date is local to Dhaka, without an offset. It is formatted without conversion: the reader's or server's time zone must
 * not move a post to another day.
 *
 * @param date starts with YYYY-MM-DD; what follows is ignored
 * @returns the date in US English long format, or an empty string when it is not a date
 */
export function formatDate(date: string): string {
  const day = new Date(`${date.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? '' : longDate.format(day);
}
