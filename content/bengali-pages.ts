import { isPagePath, localisePath } from './language.ts';

/**
 * Whether the Bengali edition is announced. While it is not, its pages can be opened by their address, but they are excluded
 * from search engines, and nothing links from English pages to them.
 */
export const isEditionOpen: boolean = false;

/** The English paths of the pages that don't exist in Bengali yet (docs/guides/translate-a-page.md). */
const englishPages: readonly string[] = ['/', '/global-programs'];

/**
 * Whether a page exists in Bengali.
 *
 * @param path of the page in either language, also with a query
 */
export const hasBengaliTwin = (path: string): boolean =>
  isPagePath(path) && !englishPages.includes(localisePath(path, 'en').replace(/[?#].*$/s, ''));
