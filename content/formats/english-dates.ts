const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/*
 * Formats dates of ISO 8601. Scripts of pages use these functions, so they avoid `Intl`, whose first format takes a slow phone 60 ms.
 */

const getMonth = (date: string) => months[Number(date.slice(5, 7)) - 1] ?? '';

/** Formats the month of a month or day: '2027-09' and '2027-09-01' as 'September 2027'. */
export const formatEnglishMonth = (date: string): string => `${getMonth(date)} ${date.slice(0, 4)}`;

/** Formats a day without its year: '2027-09-01' as 'September 1'. */
export const formatEnglishDayAndMonth = (date: string): string =>
  `${getMonth(date)} ${Number(date.slice(8, 10))}`;

/** Formats a day in US English long format (requirements 9): '2027-09-01' as 'September 1, 2027'. */
export const formatEnglishDay = (date: string): string =>
  `${formatEnglishDayAndMonth(date)}, ${date.slice(0, 4)}`;
