import { getProgrammeCosts } from '../costs.ts';
import { stripRules } from '../eligibility/displayed-eligibility.ts';
import { getRequestLanguage, type Language } from '../language.ts';
import { createProgrammeSheetLink } from '../sheet-links.ts';
import type { ProgrammePage } from '../types/programme.ts';
import type { ProgrammeSlug } from './programmes.ts';

/**
 * Loads the content of a programme's page in the language of the request, with its costs and the link to its sheet, and with its eligibility as texts. For
 * loaders.
 *
 * @param pages the content in each language
 */
export function loadProgrammePage<
  Page extends ProgrammePage & Required<Pick<ProgrammePage, 'eligibility'>>,
>(slug: ProgrammeSlug, pages: Record<Language, Page>, request: Request) {
  const language = getRequestLanguage(request);
  const page = pages[language];
  return {
    ...page,
    eligibility: stripRules<Page['eligibility']>(page.eligibility, language),
    costs: {
      ...getProgrammeCosts(slug, language),
      sheet: createProgrammeSheetLink(slug, language),
    },
  };
}
