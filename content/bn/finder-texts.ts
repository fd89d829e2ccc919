import { createFinderTexts } from '../create-finder-texts.ts';
import { toBengaliDigits } from '../formats/bengali-digits.ts';
import { formatBengaliNumber } from '../formats/bengali-number.ts';
import type { PlaceLabels } from '../types/finder-texts.ts';
import { sentence } from './eligibility-finder.ts';
import { resultTexts } from './eligibility-finder-results.ts';

/** Creates the texts that every view of "Can I go?" needs, in Bengali. */
export const createTexts = (places: PlaceLabels) =>
  createFinderTexts(sentence, places, {
    results: resultTexts,
    figures: {
      digits: toBengaliDigits,
      number: formatBengaliNumber,
    },
  });
