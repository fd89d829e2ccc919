import type { AllFinderTexts } from '#app/features/eligibility-finder/finder-texts.ts';

/** The texts that the rows of a comparison need. */
export type ComparedTexts = Pick<AllFinderTexts, 'comparison' | 'finder'>;
