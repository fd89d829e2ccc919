import { createFinderTexts } from '../create-finder-texts.ts';
import { type Currency, exchangeRates } from '../exchange-rates.ts';
import { toBengaliDigits } from '../formats/bengali-digits.ts';
import { formatBengaliDay } from '../formats/bengali-months.ts';
import { formatBengaliNumber } from '../formats/bengali-number.ts';
import { currencies } from './currencies.ts';
import { sentence } from './eligibility-finder.ts';
import { finderMetadata } from './eligibility-finder-metadata.ts';
import { resultTexts } from './eligibility-finder-results.ts';
import { factsBar } from './facts-bar.ts';

const { sample, checkedOn, inTaka } = exchangeRates;
const ratesName = factsBar.ratesName(formatBengaliDay(checkedOn), sample === true);

/** Formats a rate: '১ ইউরো = ৳১৪০'. Lines break only within or after the currency's name. */
const formatRate = (currency: Currency) =>
  `${toBengaliDigits(1)}\u00a0${currencies[currency]} =\u00a0৳${formatBengaliNumber(inTaka[currency])}`;

/** The texts that every view of "Can I go?" needs, in Bengali. */
export const finderTexts = createFinderTexts(sentence, {
  results: resultTexts,
  metadata: finderMetadata,
  figures: {
    digits: toBengaliDigits,
    number: formatBengaliNumber,
    rate: formatRate,
    rateWithSource: (currency) => `${formatRate(currency)}। ${ratesName}`,
    ratesNote: (rates) => factsBar.ratesNote(ratesName, rates.join(', ')),
  },
});
