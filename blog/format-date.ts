const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * A post's date as readers see it: "November 5, 2026" (requirements 9).
 *
 * A post's date is one in Dhaka, without an offset. It is shown as it stands: a reader's or server's time zone must
 * not move a post to the day before.
 *
 * @param date starts with YYYY-MM-DD; what follows is ignored
 * @returns the date in US English long format, or an empty text when it is not a date
 */
export function formatDate(date: string): string {
  const day = new Date(`${date.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? '' : longDate.format(day);
}
