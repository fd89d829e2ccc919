import { type Profile, stayLengthMonths } from '#content/eligibility/profile.ts';
import { type FinderQuery, stringifyFinderQuery } from '#domain/eligibility/finder-query.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';

/**
 * The path of the results of a finder query. Ignored parameters are left out. An empty query still selects the results
 * page: "?age=".
 */
export function createFinderPath(finderQuery: Partial<FinderQuery>): string {
  const query = stringifyFinderQuery(finderQuery);
  return query ? `/global-programs?${query}` : '/global-programs?age=';
}

/**
 * The path of the application form. Destination and length of stay are filled in; studies, English and passport are offered
 * (app/features/submission-form/finder-answers.server.ts).
 */
export function createApplicationPath(
  { applicationPath, country, duration }: Opportunity,
  { length = 'any', studies, english, passport }: Profile,
): string {
  const months = Math.min(stayLengthMonths[length], duration?.longest ?? 0);
  // A stay of days or weeks is a fraction of a month. No form has such a value.
  const isWhole = Number.isInteger(months);
  const searchParams = new URLSearchParams();
  if (country) searchParams.set('destination', country.slug);
  if (length !== 'any' && isWhole && months >= (duration?.shortest ?? 0)) {
    searchParams.set('duration', `${months}-months`);
  }
  for (const [name, value] of Object.entries({ studies, english, passport })) {
    if (value) searchParams.set(name, value);
  }
  return searchParams.size > 0 ? `${applicationPath}?${searchParams}` : applicationPath;
}
