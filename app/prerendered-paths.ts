import { destinations } from './content/destinations/destinations.ts';
import { programmes } from './content/programmes/programmes.ts';
import { optionsPath } from './screens/can-i-go/options-path.ts';
import { namesInViews } from './screens/global-programs/view.ts';

/**
 * The pages that are the same for every visitor and under every setting: files made at build time.
 * The others are rendered as the site runs, and kept (kept-paths.ts): those with a form or a frame (its address is a
 * setting), or posts, and /events, which knows today's date.
 */
export const prerenderedPaths = [
  '/',
  '/apply',
  '/global-programs',
  ...programmes.map(({ path }) => path),
  '/destinations',
  ...destinations.map(({ slug }) => `/destinations/${slug}`),
  '/national-programs',
  '/national-programs/employers',
  '/services',
];

/** Files that are made of the content and are no pages. */
export const prerenderedFiles = ['/search-records.json', optionsPath];

/** By a prerendered page's path, the names in its query that it answers: rendered then, and not its file. */
const answeredNames: Record<string, readonly string[]> = {
  '/global-programs': namesInViews,
};

/**
 * Whether a page says something else with this query than without: "?q=germany" makes /global-programs the search, and
 * what a campaign adds to an address changes nothing.
 *
 * @param address a page's path, or that of its data (`.data`)
 */
export function answersQuery(address: string, query: URLSearchParams): boolean {
  const names = answeredNames[address.replace(/\.data$/, '')] ?? [];
  return names.some((name) => query.has(name));
}
