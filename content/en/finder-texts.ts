import { createFinderTexts } from '../create-finder-texts.ts';
import { exchangeRates } from '../exchange-rates.ts';
import { sentence } from './eligibility-finder.ts';
import { finderMetadata } from './eligibility-finder-metadata.ts';
import { resultTexts } from './eligibility-finder-results.ts';
import { currencyNames, formatRatesName, formatRatesNote } from './exchange-rates.ts';

const number = new Intl.NumberFormat('en-GB');

/** The texts that every view of "Can I go?" needs, in English. */
export const finderTexts = createFinderTexts(sentence, {
  results: resultTexts,
  metadata: finderMetadata,
  figures: {
    digits: String,
    number: (value) => number.format(value),
    rate: (currency) =>
      `${currency} 1 (${currencyNames[currency]}) = BDT ${exchangeRates.inTaka[currency]}`,
    rateWithSource: (currency) =>
      `${currency} 1 = BDT ${exchangeRates.inTaka[currency]}. ${formatRatesName()}`,
    ratesNote: formatRatesNote,
  },
});
