import { createFinderTexts } from '../create-finder-texts.ts';
import { exchangeRates } from '../exchange-rates.ts';
import { formatNumber } from '../format-number.ts';
import { sentence } from './eligibility-finder.ts';
import { finderMetadata } from './eligibility-finder-metadata.ts';
import { resultTexts } from './eligibility-finder-results.ts';
import { currencyNames, formatRatesName, formatRatesNote } from './exchange-rates.ts';

/** The texts that every view of "Can I go?" needs, in English. */
export const finderTexts = createFinderTexts(sentence, {
  results: resultTexts,
  metadata: finderMetadata,
  figures: {
    digits: String,
    number: formatNumber,
    rate: (currency) =>
      `${currency} 1 (${currencyNames[currency]}) = BDT ${exchangeRates.inTaka[currency]}`,
    rateWithSource: (currency) =>
      `${currency} 1 = BDT ${exchangeRates.inTaka[currency]}. ${formatRatesName()}`,
    ratesNote: formatRatesNote,
  },
});
