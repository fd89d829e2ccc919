import type { plannerTexts } from '../en/document-planner.ts';
import type { Translation } from './translation.ts';

/** The texts of the document planner in one language. */
export type PlannerTexts = Translation<typeof plannerTexts>;
