import { shiftToDhaka } from '#common/dhaka-time.ts';
import { type Currency, currencyNames } from '../currencies.ts';
import type { DurationUnit } from '../types/duration.ts';
import type { Formats } from '../types/formats.ts';
import { toBengaliDigits } from './bengali-digits.ts';
import { formatBengaliMonth } from './bengali-months.ts';
import { formatBengaliClock, formatBengaliWeekday } from './bengali-time.ts';

/* The rules are in docs/guides/bengali.md, "Numbers, money and dates". */

const locale = 'bn-BD';

const number = new Intl.NumberFormat(locale);
const date = createDateFormat({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const dayAndMonth = createDateFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });

const units: Record<DurationUnit, string> = {
  days: 'দিন',
  weeks: 'সপ্তাহ',
  months: 'মাস',
  years: 'বছর',
};
const numberWords = [
  'শূন্য',
  'এক',
  'দুই',
  'তিন',
  'চার',
  'পাঁচ',
  'ছয়',
  'সাত',
  'আট',
  'নয়',
  'দশ',
  'এগারো',
  'বারো',
  'তেরো',
  'চৌদ্দ',
  'পনেরো',
  'ষোলো',
];
const lastWords = { and: 'ও', or: 'বা' };

/** Returns the word before a list's last item. এবং separates items that have an ও of their own. */
const getLastWord = (words: readonly (string | number)[], last: 'and' | 'or') =>
  last === 'and' && words.some((word) => String(word).includes(' ও ')) ? 'এবং' : lastWords[last];

/** `Intl` writes a comma before the year, which Bangladeshi newspapers don't. */
function createDateFormat(options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(locale, options);
  return (time: Date) => format.format(time).replaceAll(',', '');
}

/** Only the sign of the taka stands before the amount. */
const addCurrency = (amount: string, currency: Currency | 'BDT') =>
  currency === 'BDT' ? `৳${amount}` : `${amount} ${currencyNames[currency].bn}`;

/**
 * How the Bengali edition writes figures. Only the server uses it: the server's `Intl` knows Bengali, and page scripts would
 * have to load this module.
 */
export const bengaliFormats: Formats = {
  digits: toBengaliDigits,
  spelled: (count) => numberWords[count] ?? number.format(count),
  number: (value) => number.format(value),
  money: (value, currency) => addCurrency(number.format(value), currency),
  moneyRange: (range, currency) => addCurrency(bengaliFormats.amount(range), currency),
  currency: (currency) => currencyNames[currency].bn,
  amount: ({ from, to }) =>
    to === undefined
      ? `${number.format(from)}+`
      : [...new Set([from, to])].map((value) => number.format(value)).join('–'),
  stipend: (stipend) => bengaliFormats.moneyRange(stipend, stipend.currency),
  range: ({ from, to }) => [...new Set([from, to])].map((value) => number.format(value)).join('-'),
  duration(duration) {
    const unit = units[duration.unit];
    if ('choices' in duration) {
      return `${bengaliFormats.list(duration.choices.map(number.format), 'or')} ${unit}`;
    }
    const [from, to] = [duration.from, duration.to].map(number.format);
    return duration.fromUnit
      ? `${from} ${units[duration.fromUnit]} থেকে ${to} ${unit}`
      : `${from}-${to} ${unit}`;
  },
  inSentence: (figures) =>
    figures.replace(/[-–]/, ' থেকে ').replace(/(?<![০-৯])([০-৯]{1,3})\.৫/, 'সাড়ে $1'),
  weeklyHours: (hours) => `সপ্তাহে ${hours} ঘণ্টা`,
  list: (words, last) =>
    words.length < 2
      ? words.join('')
      : `${words.slice(0, -1).join(', ')} ${getLastWord(words, last)} ${words.at(-1)}`,
  date: (isoDate) => date(new Date(isoDate)),
  dayAndMonth: (isoDate) => dayAndMonth(new Date(isoDate)),
  month: formatBengaliMonth,
  weekday: (isoTime) => formatBengaliWeekday(shiftToDhaka(isoTime)),
  time(isoTime) {
    const shifted = shiftToDhaka(isoTime);
    return formatBengaliClock(shifted.getUTCHours(), shifted.getUTCMinutes());
  },
  dateTime: (isoTime) => `${bengaliFormats.weekday(isoTime)}, ${bengaliFormats.time(isoTime)}`,
};
