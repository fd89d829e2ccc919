import { plannerTexts as bengaliPlanner } from '#content/bn/document-planner.ts';
import { comparisonTexts as bengaliComparison } from '#content/bn/eligibility-finder-comparison.ts';
import { finderTexts as bengaliFinder } from '#content/bn/finder-texts.ts';
import { plannerTexts as englishPlanner } from '#content/en/document-planner.ts';
import { comparisonTexts as englishComparison } from '#content/en/eligibility-finder-comparison.ts';
import { finderTexts as englishFinder } from '#content/en/finder-texts.ts';
import type { Language } from '#content/language.ts';
import type { AllFinderTexts } from './finder-texts.ts';

/** The texts of "Can I go?" in each language, for loaders and for rendering on the server. */
export const finderTexts: Record<Language, AllFinderTexts> = {
  en: { finder: englishFinder, comparison: englishComparison, planner: englishPlanner },
  bn: { finder: bengaliFinder, comparison: bengaliComparison, planner: bengaliPlanner },
};
