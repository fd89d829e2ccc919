import { programmes } from '#content/programmes/programmes.ts';
import { prerenderedPaths } from './prerendered-paths.ts';

/**
 * The paths of all pages that search engines may index, except blog posts. Embedded pages and confirmations of a submission are
 * not among them.
 */
export const publicPaths = [
  ...prerenderedPaths,
  '/about',
  ...programmes.map(({ applicationPath }) => applicationPath),
  '/national-programs/students',
  '/events',
  '/contact',
  '/blog',
];
