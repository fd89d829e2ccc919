import { createFinderTexts } from '../create-finder-texts.ts';
import { formatEnglishNumber } from '../formats/english-number.ts';
import type { PlaceLabels } from '../types/finder-texts.ts';
import { sentence } from './eligibility-finder.ts';
import { resultTexts } from './eligibility-finder-results.ts';

/** Creates the texts that every view of "Can I go?" needs, in English. */
export const createTexts = (places: PlaceLabels) =>
  createFinderTexts(sentence, places, {
    results: resultTexts,
    figures: {
      digits: String,
      number: formatEnglishNumber,
    },
  });
