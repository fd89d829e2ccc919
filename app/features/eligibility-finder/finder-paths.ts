import { type FinderQuery, stringifyFinderQuery } from '#domain/eligibility/finder-query.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import { type Profile, stayLengthMonths } from '#domain/eligibility/profile.ts';

/**
 * The path of the results of a finder query. Ignored parameters are left out. An empty query still selects the results
 * page: "?age=".
 */
export function createFinderPath(finderQuery: Partial<FinderQuery>): string {
  const query = stringifyFinderQuery(finderQuery);
  return query ? `/global-programs?${query}` : '/global-programs?age=';
}

const resultsPathCache = new WeakMap<FinderQuery, string>();

/**
 * The path of the results from which a comparison or a plan was opened. It is cached, because a page has about a hundred
 * such links.
 */
export function createResultsPath(finderQuery: FinderQuery): string {
  const cached = resultsPathCache.get(finderQuery);
  if (cached !== undefined) return cached;
  const { view: _, plan: __, departureMonth: ___, ...resultsQuery } = finderQuery;
  const path = createFinderPath(resultsQuery);
  resultsPathCache.set(finderQuery, path);
  return path;
}

/** The path of the plan of an opportunity, with the finder query. */
export const createPlanPath = (finderQuery: FinderQuery, id: string): string =>
  `${createResultsPath(finderQuery)}&plan=${id}`;

/** The path of the application form, with the destination and the length of stay as prefilled values. */
export function createApplicationPath(
  { applicationPath, country, duration }: Opportunity,
  { length = 'any' }: Profile,
): string {
  const months = Math.min(stayLengthMonths[length], duration?.longest ?? 0);
  // A stay of days or weeks is a fraction of a month. No form has such a value.
  const isWhole = Number.isInteger(months);
  const searchParams = new URLSearchParams();
  if (country) searchParams.set('destination', country.slug);
  if (length !== 'any' && isWhole && months >= (duration?.shortest ?? 0)) {
    searchParams.set('duration', `${months}-months`);
  }
  return searchParams.size > 0 ? `${applicationPath}?${searchParams}` : applicationPath;
}
