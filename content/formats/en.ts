import type { Formats } from '../types/formats.ts';
import { formatEnglishDay, formatEnglishDayAndMonth, formatEnglishMonth } from './english-dates.ts';
import { formatEnglishList } from './english-list.ts';
import { spellNumber } from './spell-number.ts';

const number = new Intl.NumberFormat('en-GB');
const timeZone = 'Asia/Dhaka';
/** Requirements 9: dates in US English long format. */
const dayInDhaka = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone });
const timeInDhaka = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone });

/** How the English edition writes figures. For the server: scripts of pages use the modules without `Intl` directly. */
export const englishFormats: Formats = {
  digits: String,
  spelled: (count) => spellNumber(count).toLowerCase(),
  number: (value) => number.format(value),
  money: (value, currency) => `${currency} ${number.format(value)}`,
  moneyRange: (range, currency) => `${currency} ${englishFormats.amount(range)}`,
  currency: String,
  amount: ({ from, to }) =>
    to === undefined
      ? `${number.format(from)}+`
      : [...new Set([from, to])].map((value) => number.format(value)).join('–'),
  stipend: (stipend) => englishFormats.moneyRange(stipend, stipend.currency),
  range: ({ from, to }) => (from === to ? `${from}` : `${from}-${to}`),
  duration(duration) {
    const { unit } = duration;
    if ('choices' in duration) {
      const lengths = formatEnglishList(duration.choices, 'or');
      return `${lengths} ${lengths === '1' ? unit.slice(0, -1) : unit}`;
    }
    const { from, fromUnit, to } = duration;
    return fromUnit ? `${from} ${fromUnit} to ${to} ${unit}` : `${from}-${to} ${unit}`;
  },
  inSentence: (figures) => figures.replace('-', ' to '),
  weeklyHours: (hours) => `${hours} a week`,
  list: formatEnglishList,
  date: formatEnglishDay,
  dayAndMonth: formatEnglishDayAndMonth,
  month: formatEnglishMonth,
  weekday: (isoTime) => dayInDhaka.format(new Date(isoTime)),
  // Some mail programs can't show the narrow space that Intl writes.
  time: (isoTime) => timeInDhaka.format(new Date(isoTime)).replace(/\s/g, ' '),
  dateTime: (isoTime) => `${englishFormats.weekday(isoTime)}, ${englishFormats.time(isoTime)}`,
};
