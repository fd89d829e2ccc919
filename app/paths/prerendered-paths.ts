import { destinations } from '#content/destinations/destinations.ts';
import { programmes } from '#content/programmes/programmes.ts';
import { opportunitiesPath } from '../features/eligibility-finder/opportunities-path.ts';

/**
 * The pages that are the same for every visitor and under every setting: files made at build time.
 * The others are rendered while the site runs: those with a form for each request; those with a frame (its address is a setting),
 * with posts, and /events, which knows today's date, are cached (cached-paths.ts).
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
export const prerenderedFiles = ['/search-records.json', opportunitiesPath];
