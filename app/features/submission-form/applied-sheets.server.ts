import { findDestination } from '#content/destinations/find-destination.ts';
import type { Language } from '#content/language.ts';
import { opportunitySheet } from '#content/opportunity-sheet.ts';
import { createSheetPath } from '#content/sheet-path.ts';
import type { Action } from '#content/types/common.ts';
import { localisedOpportunities } from '#domain/eligibility/localised-opportunities.ts';
import { formatOpportunityName } from '#domain/eligibility/opportunity.ts';
import type { Answers } from '#domain/submissions/form.ts';
import { getDestinationSlug } from '#domain/submissions/forms/destination-slug.ts';

/**
 * Returns the links to the pages to show at home about what a visitor has applied for: the programme's offers in the chosen
 * country, or else the programme itself.
 *
 * @param programme its slug
 * @param answers undefined where they may not be shown
 * @returns an empty list for an internship without a country, because each country has its own
 */
export function listAppliedSheets(
  programme: string | undefined,
  language: Language,
  answers: Answers | undefined,
): Action[] {
  const wish = String(answers?.preferredDestination ?? '');
  const country = findDestination(getDestinationSlug(wish))?.slug;
  const opportunities = localisedOpportunities[language];
  const placements = opportunities.filter(
    (opportunity) =>
      opportunity.programme === programme && country && opportunity.country?.slug === country,
  );
  const offers =
    placements.length > 0 ? placements : opportunities.filter(({ id }) => id === programme);
  return offers.map((offer) => ({
    to: createSheetPath(offer.id),
    name: opportunitySheet[language].title(formatOpportunityName(offer)),
  }));
}
