import { expect, test } from 'vitest';
import { exchangeRates } from '../exchange-rates.ts';
import { formatRatesName, formatRatesNote } from './exchange-rates.ts';

const confirmed = {
  source: 'Bangladesh Bank',
  checkedOn: '2026-11-15',
  inTaka: exchangeRates.inTaka,
};

test('rates have a date, and are called examples until they are confirmed', () => {
  expect(formatRatesName({ ...confirmed, sample: true })).toBe(
    'Our example rates of November 15, 2026',
  );
  expect(formatRatesName(confirmed)).toBe('Rates of Bangladesh Bank, November 15, 2026');
});

test('the footnote names the rates and their source', () => {
  expect(formatRatesNote(['EUR 1 (euro) = BDT 140'])).toContain(
    `${formatRatesName()}: EUR\u00a01 (euro) =\u00a0BDT\u00a0140.`,
  );
});
