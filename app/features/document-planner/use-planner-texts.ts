import { useTexts } from '#app/features/eligibility-finder/finder-texts.ts';
import { plannerTexts } from '#content/en/document-planner.ts';
import type { PlannerTexts } from '#content/types/planner-texts.ts';

/** Returns the texts of the plan. */
export const usePlannerTexts = (): PlannerTexts => useTexts('planner', plannerTexts);
