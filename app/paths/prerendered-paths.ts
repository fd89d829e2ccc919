import { destinations } from '#content/destinations/destinations.ts';
import { localisePath } from '#content/language.ts';
import { programmes } from '#content/programmes/programmes.ts';
import { opportunitiesPaths } from '../features/eligibility-finder/opportunities-path.ts';
import { searchFiles } from '../features/search/search-files.ts';

/**
 * The pages that are prerendered at build time, because they are the same for every visitor and every setting.
 * The server renders the others. It renders pages with a form for each request; it caches pages with an iframe (its URL is a
 * setting), pages with posts, and /events, which depends on today's date (cached-paths.ts).
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
  '/families',
];

/** The Bengali versions of these pages. */
export const prerenderedBengaliPaths = prerenderedPaths.map((path) => localisePath(path, 'bn'));

/** Data files that the build generates from the content. */
export const prerenderedFiles = [
  ...Object.values(searchFiles).map(({ records }) => records),
  ...Object.values(opportunitiesPaths),
];
