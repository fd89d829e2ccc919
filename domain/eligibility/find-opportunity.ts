import type { Language } from '#content/language.ts';
import { duplicateListings } from './duplicate-listings.ts';
import { localisedOpportunities } from './opportunities.ts';
import type { Opportunity } from './opportunity.ts';

/**
 * Finds an opportunity by its id, or by the id of a programme that another opportunity lists as well.
 *
 * @returns undefined if there is no such opportunity
 */
export const findOpportunity = (id: string, language: Language): Opportunity | undefined =>
  localisedOpportunities[language].find((each) => each.id === (duplicateListings.get(id) ?? id));
