import { describe, expect, test } from 'vitest';
import type { Duration } from '../types/duration.ts';
import { toLatinDigits } from './bengali-digits.ts';
import { bengaliFormats as bengali } from './bn.ts';
import { englishFormats as english } from './en.ts';

test.each([
  ['digits', english.digits('A4, 2027'), 'A4, 2027'],
  ['digits', bengali.digits('A4, 2027'), 'A৪, ২০২৭'],
  ['Latin digits', toLatinDigits('A৪, ২০২৭'), 'A4, 2027'],
  ['number', english.number(1_234_567.5), '1,234,567.5'],
  ['number', bengali.number(1_234_567.5), '১২,৩৪,৫৬৭.৫'],
  ['taka', english.money(112_000, 'BDT'), 'BDT 112,000'],
  ['taka', bengali.money(112_000, 'BDT'), '৳১,১২,০০০'],
  ['euro', english.money(1200, 'EUR'), 'EUR 1,200'],
  ['euro', bengali.money(1200, 'EUR'), '১,২০০ ইউরো'],
  ['range', english.moneyRange({ from: 200, to: 1250 }, 'EUR'), 'EUR 200–1,250'],
  ['range', bengali.moneyRange({ from: 200, to: 1250 }, 'EUR'), '২০০–১,২৫০ ইউরো'],
  ['range', bengali.moneyRange({ from: 112_000 }, 'BDT'), '৳১,১২,০০০+'],
  ['hours', english.range({ from: 32, to: 40 }), '32-40'],
  ['hours', bengali.range({ from: 32, to: 40 }), '৩২-৪০'],
  ['hours', english.range({ from: 40, to: 40 }), '40'],
  ['hours', bengali.range({ from: 40, to: 40 }), '৪০'],
  ['date', english.date('2027-05-03'), 'May 3, 2027'],
  ['date', bengali.date('2026-12-05'), '৫ ডিসেম্বর ২০২৬'],
  ['day and month', english.dayAndMonth('2027-05-03'), 'May 3'],
  ['day and month', bengali.dayAndMonth('2027-08-31'), '৩১ আগস্ট'],
  ['month', english.month('2027-09'), 'September 2027'],
  ['month', bengali.month('2027-09'), 'সেপ্টেম্বর ২০২৭'],
])('%s: %s', (_, actual, expected) => {
  expect(actual).toBe(expected);
});

test.each([
  ['2027-05-03T10:05:00Z', 'Monday, May 3, 2027, 4:05 PM', 'সোমবার, ৩ মে ২০২৭, বিকেল ৪টা ৫ মিনিট'],
  ['2027-05-03T04:00:00Z', 'Monday, May 3, 2027, 10:00 AM', 'সোমবার, ৩ মে ২০২৭, সকাল ১০টা'],
  ['2027-05-03T06:00:00Z', 'Monday, May 3, 2027, 12:00 PM', 'সোমবার, ৩ মে ২০২৭, দুপুর ১২টা'],
  ['2027-05-03T12:30:00Z', 'Monday, May 3, 2027, 6:30 PM', 'সোমবার, ৩ মে ২০২৭, সন্ধ্যা ৬টা ৩০ মিনিট'],
  ['2027-05-03T18:15:00Z', 'Tuesday, May 4, 2027, 12:15 AM', 'মঙ্গলবার, ৪ মে ২০২৭, রাত ১২টা ১৫ মিনিট'],
])('%s is in Dhaka: %s, %s', (time, inEnglish, inBengali) => {
  expect(english.dateTime(time)).toBe(inEnglish);
  expect(bengali.dateTime(time)).toBe(inBengali);
});

test('months in English are those of Intl', () => {
  const format = new Intl.DateTimeFormat('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  for (let month = 1; month <= 12; month += 1) {
    const isoMonth = `2027-${String(month).padStart(2, '0')}`;
    expect(english.month(isoMonth)).toBe(format.format(new Date(`${isoMonth}-01`)));
  }
});

describe('in English', () => {
  test.each([
    [{ from: 800, to: 1200 }, '800–1,200'],
    [{ from: 1800, to: 1800 }, '1,800'],
    [{ from: 38_000 }, '38,000+'],
  ])('the amount %o', (stipend, text) => {
    expect(english.amount(stipend)).toBe(text);
  });

  test.each([
    [{ from: 6, to: 12, unit: 'months' }, '6-12 months'],
    [{ from: 2, to: 3.5, unit: 'years' }, '2-3.5 years'],
    [{ from: 2, to: 12, unit: 'weeks' }, '2-12 weeks'],
    [{ choices: [6, 9, 12, 18], unit: 'months' }, '6, 9, 12 or 18 months'],
    [{ choices: [1], unit: 'years' }, '1 year'],
    [{ from: 6, fromUnit: 'months', to: 2, unit: 'years' }, '6 months to 2 years'],
  ] satisfies [Duration, string][])('the duration %o', (duration, text) => {
    expect(english.duration(duration)).toBe(text);
  });
});

describe('in Bengali', () => {
  test.each([
    [{ from: 800, to: 1200 }, '৮০০–১,২০০'],
    [{ from: 1800, to: 1800 }, '১,৮০০'],
    [{ from: 138_000 }, '১,৩৮,০০০+'],
  ])('the amount %o', (stipend, text) => {
    expect(bengali.amount(stipend)).toBe(text);
  });

  test.each([
    [{ from: 6, to: 12, unit: 'months' } as const, '৬-১২ মাস'],
    [{ from: 2, to: 3.5, unit: 'years' } as const, '২-৩.৫ বছর'],
    [{ choices: [6, 9, 12, 18], unit: 'months' } as const, '৬, ৯, ১২ বা ১৮ মাস'],
    [{ choices: [1], unit: 'years' } as const, '১ বছর'],
    [{ from: 6, fromUnit: 'months', to: 2, unit: 'years' } as const, '৬ মাস থেকে ২ বছর'],
  ])('the duration %o', (duration, text) => {
    expect(bengali.duration(duration as Parameters<typeof bengali.duration>[0])).toBe(text);
  });

  test('lists', () => {
    expect(bengali.list(['ক'], 'and')).toBe('ক');
    expect(bengali.list(['ক', 'খ', 'গ'], 'and')).toBe('ক, খ ও গ');
    expect(bengali.list(['ক', 'খ'], 'or')).toBe('ক বা খ');
  });
});
