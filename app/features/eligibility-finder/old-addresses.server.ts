import type { Language } from '#content/language.ts';
import { localisePath } from '#content/language.ts';
import { findOpportunity } from '#domain/eligibility/find-opportunity.ts';
import { parseFinderQuery } from '#domain/eligibility/finder-query.ts';
import { createOpportunityPath } from '#domain/eligibility/opportunity.ts';
import { createFinderPath } from './finder-paths.ts';

/**
 * Finds what replaces a plan or a comparison, which the site no longer has.
 *
 * @param searchParams of an address at /global-programs, or of a calendar file of a plan
 * @returns the path of the plan's placement or programme in a language; otherwise that of the answer to the rest of the query,
 *   and of the overview if there is no rest
 */
export function findNewAddress(searchParams: URLSearchParams, language: Language): string {
  const opportunity = findOpportunity(searchParams.get('plan') ?? '', language);
  if (opportunity) return localisePath(createOpportunityPath(opportunity), language);
  const query = parseFinderQuery(searchParams);
  const isEmpty = Object.keys(query.profile).length === 0;
  return localisePath(isEmpty ? '/global-programs' : createFinderPath(query), language);
}
