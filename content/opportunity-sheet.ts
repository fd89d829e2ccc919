import { opportunitySheet as bn } from './bn/opportunity-sheet.ts';
import { opportunitySheet as en } from './en/opportunity-sheet.ts';
import type { Language } from './language.ts';
import type { Translation } from './types/translation.ts';

/** The texts of the sheet for the family, in each language. */
export const opportunitySheet: Record<Language, Translation<typeof en>> = { en, bn };
