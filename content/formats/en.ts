import { formatAmount } from '../format-amount.ts';
import { formatDuration } from '../format-duration.ts';
import { formatList } from '../format-list.ts';
import { spellNumber } from '../spell-number.ts';
import type { Formats } from '../types/formats.ts';
import { formatEnglishDay, formatEnglishDayAndMonth, formatEnglishMonth } from './english-dates.ts';

const number = new Intl.NumberFormat('en-GB');
const timeZone = 'Asia/Dhaka';
const dayInDhaka = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
const timeInDhaka = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone });

/** How the English edition writes figures. For the server: scripts of pages use the modules without `Intl` directly. */
export const englishFormats: Formats = {
  digits: String,
  spelled: (count) => spellNumber(count).toLowerCase(),
  number: (value) => number.format(value),
  money: (value, currency) => `${currency} ${number.format(value)}`,
  moneyRange: (range, currency) => `${currency} ${formatAmount(range)}`,
  currency: String,
  amount: formatAmount,
  stipend: (stipend) => englishFormats.moneyRange(stipend, stipend.currency),
  range: ({ from, to }) => (from === to ? `${from}` : `${from}-${to}`),
  duration: formatDuration,
  inSentence: (figures) => figures.replace('-', ' to '),
  weeklyHours: (hours) => `${hours} a week`,
  list: formatList,
  date: formatEnglishDay,
  dayAndMonth: formatEnglishDayAndMonth,
  month: formatEnglishMonth,
  dateTime: (time) => `${dayInDhaka.format(time)}, ${timeInDhaka.format(time)}`,
};
