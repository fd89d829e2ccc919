import { toBengaliDigits } from './bengali-digits.ts';

/* Dates in Bengali without `Intl`, for scripts of pages. `bn.ts` formats dates on the server; a test compares both. */

const months = [
  'জানুয়ারি',
  'ফেব্রুয়ারি',
  'মার্চ',
  'এপ্রিল',
  'মে',
  'জুন',
  'জুলাই',
  'আগস্ট',
  'সেপ্টেম্বর',
  'অক্টোবর',
  'নভেম্বর',
  'ডিসেম্বর',
];

/** Returns the month of an ISO 8601 date or month: '2027-09-01' as 'সেপ্টেম্বর'. */
export const getBengaliMonth = (date: string): string => months[Number(date.slice(5, 7)) - 1] ?? '';

/** Formats a month: '2027-09' as 'সেপ্টেম্বর ২০২৭'. */
export const formatBengaliMonth = (month: string): string =>
  `${getBengaliMonth(month)} ${toBengaliDigits(month.slice(0, 4))}`;

/** Formats a day without its year: '2027-09-01' as '১ সেপ্টেম্বর', with a no-break space before the month. */
export const formatBengaliDayAndMonth = (date: string): string =>
  `${toBengaliDigits(Number(date.slice(8, 10)))}\u00a0${getBengaliMonth(date)}`;

/** Formats a day: '2027-09-01' as '১ সেপ্টেম্বর ২০২৭'. */
export const formatBengaliDay = (date: string): string =>
  `${formatBengaliDayAndMonth(date)} ${toBengaliDigits(date.slice(0, 4))}`;
