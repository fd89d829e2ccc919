import { expect, test } from 'vitest';
import { exchangeRates, formatRatesNote } from './exchange-rates.ts';

const { sample: _, ...unmarked } = exchangeRates;
const confirmed = { ...unmarked, source: { en: 'Bangladesh Bank', bn: 'বাংলাদেশ ব্যাংক' } };

test('rates have a date, and are called examples until they are confirmed', () => {
  expect(formatRatesNote.en(['EUR'], { ...confirmed, sample: true })).toContain(
    'Our example rates of November 15, 2026:',
  );
  expect(formatRatesNote.en(['EUR'], confirmed)).toContain(
    'Rates of Bangladesh Bank, November 15, 2026:',
  );
  expect(formatRatesNote.bn(['EUR'], confirmed)).toContain('বাংলাদেশ ব্যাংকের হার, ১৫ নভেম্বর ২০২৬:');
});

test('the footnote names each rate, which stays on its line', () => {
  expect(formatRatesNote.en(['EUR', 'THB'])).toContain(
    'EUR\u00a01 (euro) =\u00a0BDT\u00a0140, THB\u00a01 (Thai baht) =\u00a0BDT\u00a03.7.',
  );
  expect(formatRatesNote.bn(['EUR'])).toContain('১\u00a0ইউরো =\u00a0৳১৪০।');
});
