import { destinations } from './content/destinations/destinations.ts';
import { programmes } from './content/programmes/programmes.ts';

/**
 * The pages that are the same for every visitor and under every setting: files made at build time.
 * The others are rendered per request: those with a form (its submission id), a frame (its address
 * is a setting), or posts, and /events, which knows today's date.
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
