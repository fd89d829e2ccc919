import { type Currency, exchangeRates } from '../exchange-rates.ts';
import { formatEnglishDay } from '../formats/english-dates.ts';

/** The names of the currencies in the footnote. Amounts have their codes instead. */
const currencyNames: Record<Currency, string> = {
  EUR: 'euro',
  USD: 'US dollar',
  GBP: 'pound sterling',
  HKD: 'Hong Kong dollar',
  NZD: 'New Zealand dollar',
  AED: 'UAE dirham',
  BHD: 'Bahraini dinar',
  MYR: 'Malaysian ringgit',
  CNY: 'Chinese yuan',
  THB: 'Thai baht',
};

/** Formats a rate: 'EUR 1 (euro) = BDT 140'. */
export const formatRate = (currency: Currency) =>
  `${currency} 1 (${currencyNames[currency]}) = BDT ${exchangeRates.inTaka[currency]}`;

/** Keeps a number and its code on one line with no-break spaces. A currency's name may wrap to the next line. */
const preventLineBreaks = (rate: string) => rate.replace(/ (?=1 )|(?<==|BDT) /g, '\u00a0');

/** Returns 'Our example rates of November 15, 2026' for a sample, or else 'Rates of Bangladesh Bank, November 15, 2026'. */
export function formatRatesName({ sample, source, checkedOn } = exchangeRates): string {
  const date = formatEnglishDay(checkedOn);
  return sample ? `Our example rates of ${date}` : `Rates of ${source}, ${date}`;
}

/**
 * Creates the footnote of every page that shows amounts in taka.
 *
 * @param rates texts like 'EUR 1 (euro) = BDT 140'
 */
export const formatRatesNote = (rates: readonly string[]) =>
  `Amounts in taka are approximate. ${formatRatesName()}: ${rates.map(preventLineBreaks).join(', ')}.`;
