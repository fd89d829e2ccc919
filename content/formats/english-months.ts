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

/** Formats a month: '2027-09' as 'September 2027'. Page scripts use it, so it avoids `Intl`, which takes a slow phone 60 ms. */
export const formatEnglishMonth = (month: string): string =>
  `${months[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;
