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

type ExchangeRates = Sample & {
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
