import { useTexts } from '#app/features/eligibility-finder/finder-texts.ts';
import { comparisonTexts } from '#content/en/eligibility-finder-comparison.ts';
import type { ComparisonTexts } from '#content/types/comparison-texts.ts';

/** Returns the texts of the comparison. */
export const useComparisonTexts = (): ComparisonTexts => useTexts('comparison', comparisonTexts);
