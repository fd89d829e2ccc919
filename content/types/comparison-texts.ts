import type { comparisonTexts } from '../en/eligibility-finder-comparison.ts';
import type { Translation } from './translation.ts';

/** The texts of the comparison of "Can I go?" in one language. */
export type ComparisonTexts = Translation<typeof comparisonTexts>;
