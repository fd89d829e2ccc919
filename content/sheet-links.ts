import type { Language } from './language.ts';
import { opportunitySheet } from './opportunity-sheet.ts';
import type { ProgrammeSlug } from './programmes/programme-list.ts';
import { createSheetPath } from './sheet-path.ts';
import type { Action } from './types/common.ts';

/** Creates the link to the sheet for the family about an opportunity. For loaders and pages without a script. */
export const createSheetLink = (id: string, language: Language): Action => ({
  to: createSheetPath(id),
  name: opportunitySheet[language].name,
});

/**
 * Creates the link from a programme's page to the sheet for the family about it.
 *
 * @returns undefined for the international internship, which is another offer in each country
 */
export const createProgrammeSheetLink = (
  slug: ProgrammeSlug,
  language: Language,
): Action | undefined =>
  slug === 'international-internship' ? undefined : createSheetLink(slug, language);
