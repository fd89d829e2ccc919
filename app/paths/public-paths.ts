import { isEditionOpen } from '#content/is-edition-open.ts';
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
 * Lists the paths of all pages that search engines may index, except blog posts. Embedded pages and confirmations of a submission
 * are not among them, nor are Bengali pages before their edition is open.
 */
export const listPublicPaths = (isOpen: boolean): string[] => [
  ...englishPaths,
  ...(isOpen ? englishPaths.map((path) => localisePath(path, 'bn')) : []),
];

export const publicPaths = listPublicPaths(isEditionOpen);
