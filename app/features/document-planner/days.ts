/* Formats ISO 8601 dates, which have no time and no time zone. */

const createDateFormat = (options: Intl.DateTimeFormatOptions, locale = 'en-GB') => {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (date: string) => format.format(new Date(`${date}T00:00:00Z`));
};

const formatLongDate = createDateFormat({ dateStyle: 'long' });

/** '2027-09-01' as '1 September 2027', with a no-break space before the month. */
export const formatDay = (date: string) => formatLongDate(date).replace(' ', '\u00a0');

/** '2027-09-01' as '1 September'. */
export const formatDayAndMonth = createDateFormat({ day: 'numeric', month: 'long' });

const formatMonthAndYear = createDateFormat({ month: 'long', year: 'numeric' });

/** '2027-09' as 'September 2027'. */
export const formatMonth = (yearMonth: string) => formatMonthAndYear(`${yearMonth}-01`);

/** '2027-09-01' as 'Sep'. The American format is used because the British one is 'Sept'. */
export const formatShortMonth = createDateFormat({ month: 'short' }, 'en-US');

/**
 * The parts of a date, for display as a large figure.
 *
 * @returns `isOtherYear` is true if the year differs from that of the departure and has to be shown
 */
export function splitDate(date: string, departure: string) {
  const year = date.slice(0, 4);
  return {
    day: String(Number(date.slice(8))),
    month: formatShortMonth(date),
    year,
    isOtherYear: year !== departure.slice(0, 4),
  };
}

/** The number of days between two dates. */
export const countDaysBetween = (from: string, to: string) =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000;
