import { formatEnglishMonth } from '../formats/english-months.ts';

/* Formats ISO 8601 dates, which have no time and no time zone. */

const createDateFormat = (options: Intl.DateTimeFormatOptions, locale = 'en-GB') => {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (date: string) => format.format(new Date(`${date}T00:00:00Z`));
};

const formatLongDate = createDateFormat({ dateStyle: 'long' });

/** Formats a day: '2027-09-01' as '1 September 2027', with a no-break space before the month. */
const formatDay = (date: string) => formatLongDate(date).replace(' ', '\u00a0');

/** Formats a day without its year: '2027-09-01' as '1 September'. */
const formatDayAndMonth = createDateFormat({ day: 'numeric', month: 'long' });

/** Formats the month of a day: '2027-09-01' as 'Sep'. The American format is used because the British one is 'Sept'. */
const formatShortMonth = createDateFormat({ month: 'short' }, 'en-US');

/** How the plan writes dates in English. */
export const plannerDates = {
  day: formatDay,
  dayAndMonth: formatDayAndMonth,
  month: formatEnglishMonth,
  shortMonth: formatShortMonth,
};
