import { localisePath } from '#content/language.ts';
import { programmes } from '#content/programmes/programmes.ts';
import { prerenderedPaths } from './prerendered-paths.ts';

const englishPaths = [
  ...prerenderedPaths,
  '/about',
  ...programmes.map(({ applicationPath }) => applicationPath),
  '/national-programs/students',
  '/events',
  '/contact',
  '/blog',
];

/**
 * The paths of all pages that search engines may index, except blog posts. Embedded pages and confirmations of a submission are
 * not among them.
 */
export const publicPaths: readonly string[] = [
  ...englishPaths,
  ...englishPaths.map((path) => localisePath(path, 'bn')),
];
