import { viewParameters } from '../features/eligibility-finder/global-programs-view.ts';

/** By a prerendered page's path, the names in its query that it answers: rendered then, and not its file. */
const queryNamesByPath: Record<string, readonly string[]> = {
  '/global-programs': viewParameters,
};

/**
 * Whether a page says something else with this query than without: "?q=germany" makes /global-programs the search, and
 * what a campaign adds to an address changes nothing.
 *
 * @param address a page's path
 */
export function hasQueryVariant(address: string, query: URLSearchParams): boolean {
  const names = queryNamesByPath[address] ?? [];
  return names.some((name) => query.has(name));
}
