import type { Language } from '#content/language.ts';
import { opportunitySheet } from '#content/opportunity-sheet.ts';
import { createSheetPath } from '#content/sheet-path.ts';
import type { Action } from '#content/types/common.ts';
import { duplicateListings } from '#domain/eligibility/duplicate-listings.ts';
import { localisedOpportunities } from '#domain/eligibility/opportunities.ts';
import { formatOpportunityName } from '#domain/eligibility/opportunity.ts';
import { findAppliedOffers } from '#domain/submissions/applied-offers.server.ts';
import type { Answers } from '#domain/submissions/form.ts';

/**
 * Returns the links to the pages to show at home about what a visitor has applied for.
 *
 * @param programme its slug
 * @param answers undefined where they may not be shown
 * @returns an empty list for an internship without a country, because each country has its own offers
 */
export function listAppliedSheets(
  programme: string | undefined,
  language: Language,
  answers: Answers | undefined,
): Action[] {
  const ids = findAppliedOffers(programme, answers).map(
    ({ id }) => duplicateListings.get(id) ?? id,
  );
  return localisedOpportunities[language]
    .filter(({ id }) => ids.includes(id))
    .map((offer) => ({
      to: createSheetPath(offer.id),
      name: opportunitySheet[language].title(formatOpportunityName(offer)),
    }));
}
