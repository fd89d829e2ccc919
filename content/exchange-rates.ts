import { type Currency, currencyNames } from './currencies.ts';
import { inBothLanguages } from './in-both-languages.ts';
import type { LocalisedText } from './types/localised-text.ts';
import type { Sample } from './types/unconfirmed.ts';

type ExchangeRates = Sample & {
  /** The publisher of the rates: 'Bangladesh Bank', 'বাংলাদেশ ব্যাংক'. */
  source: LocalisedText;
  /** The date of the rates in ISO 8601. `npm run go-live` lists rates that are older than 180 days. */
  checkedOn: string;
  /** The worth of one unit in taka. */
  inTaka: Record<Currency, number>;
};

/**
 * The rates with which stipends are converted to "about BDT 112,000". They are the design's examples. The design lacks
 * the dinar, whose rate follows from its fixed rate to the dollar (USD 1 = BHD 0.376).
 */
export const exchangeRates: ExchangeRates = {
  sample: true,
  source: { en: 'the design', bn: 'ডিজাইন' },
  checkedOn: '2026-11-15',
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
  },
};

/**
 * Formats the footnote of every page that shows amounts in taka. It says of a sample that the rates are examples. No-break
 * spaces keep a number and its currency on one line, but an English currency's name may wrap to the next line.
 *
 * @param currencies those of the page's amounts, each once
 */
export const formatRatesNote = inBothLanguages(
  (t, format, language) =>
    (currencies: readonly Currency[], { sample, source, checkedOn, inTaka } = exchangeRates) => {
      const date = format.date(checkedOn);
      const ratesName = sample
        ? t(`Our example rates of ${date}`, `উদাহরণ হিসেবে ধরা হার, ${date}`)
        : t(`Rates of ${source.en}, ${date}`, `${source.bn}ের হার, ${date}`);
      const rates = currencies.map((currency) => {
        const name = currencyNames[currency][language];
        const taka = format.money(inTaka[currency], 'BDT').replace(' ', '\u00a0');
        const unit = `${format.digits(1)}\u00a0${name}`;
        return `${t(`${currency}\u00a01 (${name})`, unit)} =\u00a0${taka}`;
      });
      return t(
        `Amounts in taka are approximate. ${ratesName}: ${rates.join(', ')}.`,
        `টাকার অঙ্কগুলো আনুমানিক। ${ratesName}: ${rates.join(', ')}।`,
      );
    },
);
