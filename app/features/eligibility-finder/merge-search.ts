import { parseFinderQuery, stringifyFinderQuery } from '#domain/eligibility/finder-query.ts';

const parse = (search: string) => parseFinderQuery(new URLSearchParams(search), () => true);

/**
 * Merges a query into the stored one. A link with only a country, as on the country's page, keeps the other values of the
 * stored profile. A value that the visitor has cleared on the page is removed.
 *
 * @param known the stored profile and shortlist, as a query string
 * @param change.from the query string before, or '' for the first one of a page
 * @param change.to the query string of the page's URL
 */
export function mergeSearch(known: string, change: { from: string; to: string }): string {
  const [stored, before, now] = [parse(known), parse(change.from), parse(change.to)];
  const unchangedFields = Object.entries(stored.profile).filter(
    ([name]) => !(name in before.profile),
  );
  const changesShortlist = now.compare.length > 0 || before.compare.length > 0;
  return stringifyFinderQuery({
    profile: { ...Object.fromEntries(unchangedFields), ...now.profile },
    compare: changesShortlist ? now.compare : stored.compare,
  });
}
