import { localisePath } from '../../content/language.ts';
import { viewParameters } from '../features/eligibility-finder/global-programs-view.ts';

/** For each prerendered page that also has variants: the query parameters with which it is rendered per request instead. */
const queryParametersByPath: Record<string, readonly string[]> = {
  '/global-programs': viewParameters,
};

/**
 * Whether a page's content depends on this query. With "?q=germany" /global-programs shows search results; the parameters that
 * campaigns add don't change any page.
 *
 * @param path of the page
 */
export function hasQueryVariant(path: string, query: URLSearchParams): boolean {
  const names = queryParametersByPath[localisePath(path, 'en')] ?? [];
  return names.some((name) => query.has(name));
}
