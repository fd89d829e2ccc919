/**
 * What one unit of a currency is worth in taka, so that a stipend can be shown as "about BDT 112,000". Samples for the
 * client to confirm, with their day: the design's figures, and for the dinar, which the design lacks, its fixed rate
 * to the dollar (USD 1 = BHD 0.376).
 */
export const exchangeRates = {
  /** ISO 8601: the day that the rates are of. */
  date: '2026-11-15',
  source: 'Example rates',
  /** By ISO 4217. */
  inTaka: {
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
  } satisfies Record<string, number>,
};

export type Currency = keyof typeof exchangeRates.inTaka;

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
const unbroken = (rate: string) => rate.replace(/ (?=1 )|(?<==|BDT) /g, '\u00a0');

/** What is to be said wherever an amount is shown in taka. @param rates 'EUR 1 (euro) = BDT 140' */
export const ratesLine = (rates: readonly string[]) =>
  `Amounts in taka are approximate. ${exchangeRates.source} of ${day.format(new Date(exchangeRates.date))}: ${rates.map(unbroken).join(', ')}.`;
