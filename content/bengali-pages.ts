import { localisePath } from './language.ts';

/**
 * Whether the Bengali edition is announced. While it is not, its pages can be opened by their address, but they are excluded
 * from search engines, and nothing links from English pages to them.
 */
export const isEditionOpen: boolean = false;

/** The English paths of the pages that exist in Bengali, in one group for each translator (docs/guides/translate-a-page.md). */
export const bengaliPages: readonly string[] = [
  // Pages about us
  '/services',

  // Programmes

  // Countries
  '/destinations/germany',

  // National programmes

  // "Can I go?", its answers, and the search

  // Forms
  '/apply',
  '/apply/study-abroad',
  '/apply/virtual-internship',
  '/apply/international-internship',
  '/apply/agriculture-internship',
  '/apply/medical-internships',
  '/apply/pathway-program',
  '/apply/student-exchange',
  '/apply/professional-immersion',
  '/apply/hotel-immersion',
  '/contact',

  // Blog and events
];

/** The English paths of the pages in iframes that exist in Bengali. Search engines and readers get to them through other pages only. */
const bengaliEmbeds: readonly string[] = [
  '/embed/contact',
  '/embed/registration',
  '/embed/study-abroad',
  '/embed/international-internship',
  '/embed/map',
];

/** All pages that exist in Bengali. */
export const bengaliTwins: readonly string[] = [...bengaliPages, ...bengaliEmbeds];

/**
 * Whether a page exists in Bengali.
 *
 * @param path of the page in either language, also with a query
 */
export const hasBengaliTwin = (path: string): boolean =>
  bengaliTwins.includes(localisePath(path, 'en').replace(/[?#].*$/s, ''));
