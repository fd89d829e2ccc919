import { parseFinderQuery, stringifyFinderQuery } from '#domain/eligibility/finder-query.ts';

const parse = (search: string) => parseFinderQuery(new URLSearchParams(search), () => true);

/**
 * Merges a query into the one that this device knows. A link that names only a country, as on the country's page, doesn't
 * make it forget the rest of the sentence. What the visitor has emptied on the page is forgotten.
 *
 * @param known the sentence and the shortlist so far, as a query string
 * @param change.from the query string before, or '' for the first one of a page
 * @param change.to the query string of the page's URL
 */
export function mergeSearch(known: string, change: { from: string; to: string }): string {
  const [kept, before, now] = [parse(known), parse(change.from), parse(change.to)];
  const keptFields = Object.entries(kept.profile).filter(([name]) => !(name in before.profile));
  const changesShortlist = now.compare.length > 0 || before.compare.length > 0;
  return stringifyFinderQuery({
    profile: { ...Object.fromEntries(keptFields), ...now.profile },
    compare: changesShortlist ? now.compare : kept.compare,
  });
}
