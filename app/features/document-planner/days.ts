/* ISO 8601 days in words. Plain dates, without a clock or a zone. */

const format = (options: Intl.DateTimeFormatOptions, locale = 'en-GB') => {
  const words = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (date: string) => words.format(new Date(`${date}T00:00:00Z`));
};

const day = format({ dateStyle: 'long' });

/** '2027-09-01' as '1 September 2027', the first two on one line. */
export const dayWords = (date: string) => day(date).replace(' ', '\u00a0');

/** '2027-09-01' as '1 September'. */
export const dayOfYear = format({ day: 'numeric', month: 'long' });

const month = format({ month: 'long', year: 'numeric' });

/** '2027-09' as 'September 2027'. */
export const monthWords = (yearMonth: string) => month(`${yearMonth}-01`);

/** '2027-09-01' as 'Sep'; British English has a fourth letter. */
export const shortMonth = format({ month: 'short' }, 'en-US');

/** A day as a figure: `year` only where it isn't the departure's. */
export function figureOf(date: string, leave: string) {
  const year = date.slice(0, 4);
  return {
    day: String(Number(date.slice(8))),
    month: shortMonth(date),
    year,
    isOtherYear: year !== leave.slice(0, 4),
  };
}

/** From one day to the other, in days. */
export const daysBetween = (from: string, to: string) =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000;
