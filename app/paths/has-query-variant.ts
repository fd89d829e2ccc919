import { localisePath } from '../../content/language.ts';
import {
  finderParameters,
  viewParameters,
} from '../features/eligibility-finder/global-programs-view.ts';

/**
 * Whether a page's content depends on this query, so that it is rendered per request although it is prerendered. With
 * "?q=germany" /global-programs shows search results, and with "?age=22" a country says what fits. The parameters that campaigns
 * add don't change any page.
 *
 * @param path of the page
 */
export function hasQueryVariant(path: string, query: URLSearchParams): boolean {
  return listParameters(localisePath(path, 'en')).some((name) => query.has(name));
}

function listParameters(path: string): readonly string[] {
  if (path === '/global-programs') return viewParameters;
  return path.startsWith('/destinations/') ? finderParameters : [];
}
