/* ISO 8601 days in words. Plain dates, without a clock or a zone. */

const createDateFormat = (options: Intl.DateTimeFormatOptions, locale = 'en-GB') => {
  const words = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (date: string) => words.format(new Date(`${date}T00:00:00Z`));
};

const formatLongDate = createDateFormat({ dateStyle: 'long' });

/** '2027-09-01' as '1 September 2027', the first two on one line. */
export const formatDay = (date: string) => formatLongDate(date).replace(' ', '\u00a0');

/** '2027-09-01' as '1 September'. */
export const formatDayAndMonth = createDateFormat({ day: 'numeric', month: 'long' });

const formatMonthAndYear = createDateFormat({ month: 'long', year: 'numeric' });

/** '2027-09' as 'September 2027'. */
export const formatMonth = (yearMonth: string) => formatMonthAndYear(`${yearMonth}-01`);

/** '2027-09-01' as 'Sep'; British English has a fourth letter. */
export const formatShortMonth = createDateFormat({ month: 'short' }, 'en-US');

/** A day as a figure: `year` only where it isn't the departure's. */
export function splitDate(date: string, leave: string) {
  const year = date.slice(0, 4);
  return {
    day: String(Number(date.slice(8))),
    month: formatShortMonth(date),
    year,
    isOtherYear: year !== leave.slice(0, 4),
  };
}

/** From one day to the other, in days. */
export const countDaysBetween = (from: string, to: string) =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000;
