import { createFinderTexts } from '../create-finder-texts.ts';
import { formatNumber } from '../format-number.ts';
import { sentence } from './eligibility-finder.ts';
import { resultTexts } from './eligibility-finder-results.ts';

/** The texts that every view of "Can I go?" needs, in English. */
export const finderTexts = createFinderTexts(sentence, {
  results: resultTexts,
  figures: {
    digits: String,
    number: formatNumber,
  },
});
