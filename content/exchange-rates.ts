import type { Sample } from './types/unconfirmed.ts';

/** By ISO 4217. */
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
  /** 'Bangladesh Bank' */
  source: string;
  /** ISO 8601: the day that the rates are of. `npm run go-live` lists rates that are older than 180 days. */
  checkedOn: string;
  inTaka: Record<Currency, number>;
};

/**
 * What one unit of a currency is worth in taka, so that a stipend can be shown as "about BDT 112,000". They are the
 * design's examples; the dinar, which the design lacks, has its fixed rate to the dollar (USD 1 = BHD 0.376).
 */
export const exchangeRates: ExchangeRates = {
  sample: true,
  source: 'the design',
  checkedOn: '2026-11-15',
  inTaka,
};

/** What people call the currencies; amounts name them by their code. */
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

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A currency's name may stand on the next line, a number stays with its code. */
const preventLineBreaks = (rate: string) => rate.replace(/ (?=1 )|(?<==|BDT) /g, '\u00a0');

/** 'Example rates of 15 November 2026', or whose rates they are once the mark is gone: 'Rates of Bangladesh Bank, …'. */
export function formatRatesName({ sample, source, checkedOn } = exchangeRates): string {
  const date = day.format(new Date(checkedOn));
  return sample ? `Example rates of ${date}` : `Rates of ${source}, ${date}`;
}

/**
 * The footnote of every page that shows amounts in taka.
 *
 * @param rates 'EUR 1 (euro) = BDT 140'
 */
export const formatRatesNote = (rates: readonly string[]) =>
  `Amounts in taka are approximate. ${formatRatesName()}: ${rates.map(preventLineBreaks).join(', ')}.`;
