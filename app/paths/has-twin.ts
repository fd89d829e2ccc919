import { localisePath } from '#content/language.ts';
import { englishPaths } from './public-paths.ts';

/** Posts, the pages in iframes and the confirmations of a form, which search engines don't find by a list. */
const otherPages = /^\/(?:blog|embed)\/[^/]+$|^\/(?:apply|embed)\/[^/]+\/received$/;

/**
 * Whether an address is a page of the site that exists in both languages. Other than for a link of ours (`isPagePath`), an
 * unknown address is none. For the server: the browser would need the list of all pages.
 *
 * @param path of the page in either language, also with a query
 */
export function hasTwin(path: string): boolean {
  const page = localisePath(path, 'en').replace(/[?#].*$/s, '');
  return englishPaths.includes(page) || otherPages.test(page);
}
