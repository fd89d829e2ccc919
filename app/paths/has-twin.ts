import { localisePath } from '#content/language.ts';
import { englishPaths } from './public-paths.ts';

/** Posts, pages in iframes and confirmations, which aren't in the list of public paths. */
const otherPages = /^\/(?:blog|embed)\/[^/]+$|^\/(?:apply|embed)\/[^/]+\/received$/;

/**
 * Whether a path is a public path or matches `otherPages`. All these pages have a version in the other language. For the
 * server: the browser would need the list of all pages.
 *
 * @param path of the page in either language, also with a query
 */
export function hasTwin(path: string): boolean {
  const page = localisePath(path, 'en').replace(/[?#].*$/s, '');
  return englishPaths.includes(page) || otherPages.test(page);
}
