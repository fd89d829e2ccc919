import { createFinderTexts } from '../create-finder-texts.ts';
import { toBengaliDigits } from '../formats/bengali-digits.ts';
import { formatBengaliNumber } from '../formats/bengali-number.ts';
import { sentence } from './eligibility-finder.ts';
import { resultTexts } from './eligibility-finder-results.ts';

/** The texts that every view of "Can I go?" needs, in Bengali. */
export const finderTexts = createFinderTexts(sentence, {
  results: resultTexts,
  figures: {
    digits: toBengaliDigits,
    number: formatBengaliNumber,
  },
});
