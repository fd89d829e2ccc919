import type { Sample } from './types/unconfirmed.ts';

/** The worth of one unit in taka, by ISO 4217 code. */
const inTaka = {
  EUR: 140,
  USD: 122,
  GBP: 163,
  HKD: 15.6,
  NZD: 72,
  AED: 33,
  BHD: 324,
  MYR: 29,
  CNY: 17,
  THB: 3.7,
} satisfies Record<string, number>;

export type Currency = keyof typeof inTaka;

export type ExchangeRates = Sample & {
  /** The publisher of the rates: 'Bangladesh Bank'. */
  source: string;
  /** The date of the rates in ISO 8601. `npm run go-live` lists rates that are older than 180 days. */
  checkedOn: string;
  inTaka: Record<Currency, number>;
};

/**
 * The rates with which stipends are converted to "about BDT 112,000". They are the design's examples. The design lacks
 * the dinar, whose rate follows from its fixed rate to the dollar (USD 1 = BHD 0.376).
 */
export const exchangeRates: ExchangeRates = {
  sample: true,
  source: 'the design',
  checkedOn: '2026-11-15',
  inTaka,
};

/** The names of the currencies in the footnote. Amounts have their codes instead. */
export const currencyNames: Record<Currency, string> = {
  EUR: 'euro',
  USD: 'US dollar',
  GBP: 'pound sterling',
  HKD: 'Hong Kong dollar',
  NZD: 'New Zealand dollar',
  AED: 'Emirati dirham',
  BHD: 'Bahraini dinar',
  MYR: 'Malaysian ringgit',
  CNY: 'Chinese yuan',
  THB: 'Thai baht',
};

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Keeps a number and its code on one line with no-break spaces. A currency's name may wrap to the next line. */
const preventLineBreaks = (rate: string) => rate.replace(/ (?=1 )|(?<==|BDT) /g, '\u00a0');

/** Returns 'Example rates of 15 November 2026' for a sample, or else 'Rates of Bangladesh Bank, 15 November 2026'. */
export function formatRatesName({ sample, source, checkedOn } = exchangeRates): string {
  const date = dateFormat.format(new Date(checkedOn));
  return sample ? `Example rates of ${date}` : `Rates of ${source}, ${date}`;
}

/**
 * Creates the footnote of every page that shows amounts in taka.
 *
 * @param rates texts like 'EUR 1 (euro) = BDT 140'
 */
export const formatRatesNote = (rates: readonly string[]) =>
  `Amounts in taka are approximate. ${formatRatesName()}: ${rates.map(preventLineBreaks).join(', ')}.`;
