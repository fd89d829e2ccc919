import type { Currency } from '../currencies.ts';
import type { Duration } from './duration.ts';
import type { Stipend } from './stipend.ts';

/** How a language writes figures. Both languages have the same functions (`content/formats/formats.ts`). */
export type Formats = {
  /** Replaces the digits of a text with those of the language: a year, an age, 'A4'. They are not grouped. */
  digits: (text: string | number) => string;
  /** A whole number up to sixteen in words: 'ten', 'দশ'. A larger one keeps its figures. */
  spelled: (count: number) => string;
  /** A number with its groups: '1,200', '1.5'. */
  number: (value: number) => string;
  /** An amount with its currency: 'EUR 1,200', 'BDT 112,000'. */
  money: (value: number, currency: Currency | 'BDT') => string;
  /** The amount of a stipend or a cost with its currency: 'EUR 800–1,200', 'BDT 5,000+'. */
  moneyRange: (range: Pick<Stipend, 'from' | 'to'>, currency: Currency | 'BDT') => string;
  /** A currency beside an amount in large type: 'EUR', 'ইউরো'. */
  currency: (currency: Currency) => string;
  /** A stipend without its currency: '800–1,200', '38,000+'. */
  amount: (stipend: Pick<Stipend, 'from' | 'to'>) => string;
  /** A stipend with its currency: 'EUR 800–1,200', '৮০০–১,২০০ ইউরো'. */
  stipend: (stipend: Pick<Stipend, 'currency' | 'from' | 'to'>) => string;
  /** A range of numbers that are no money: '32-40', or '40' where both are the same. */
  range: (range: { from: number; to: number }) => string;
  /** '6-12 months', '6, 9, 12 or 18 months', '1 year'. */
  duration: (duration: Duration) => string;
  /** The same figures as a sentence writes them: '6 to 12 months', '৮০০ থেকে ১,২০০ ইউরো'. A range of money keeps its dash in English. */
  inSentence: (figures: string) => string;
  /** '32-40 a week'. */
  weeklyHours: (hours: string) => string;
  /** 'a, b and c', or with `or`. */
  list: (words: readonly (string | number)[], last: 'and' | 'or') => string;
  /** A day in ISO 8601 as 'May 3, 2027'. */
  date: (isoDate: string) => string;
  /** A day in ISO 8601 as 'May 3'. */
  dayAndMonth: (isoDate: string) => string;
  /** '2027-05' as 'May 2027'. */
  month: (isoMonth: string) => string;
  /** A moment (ISO 8601) as the day in Dhaka: 'Monday, May 3, 2027', 'সোমবার, ৩ মে ২০২৭'. */
  weekday: (isoTime: string) => string;
  /** A moment (ISO 8601) as the time of day in Dhaka: '4:05 PM', 'বিকেল ৪টা ৫ মিনিট'. */
  time: (isoTime: string) => string;
  /** A moment (ISO 8601) as the day and the time in Dhaka: 'Monday, May 3, 2027, 4:05 PM'. */
  dateTime: (isoTime: string) => string;
};
