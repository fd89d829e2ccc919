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
  '/global-programs/study-abroad',
  '/global-programs/virtual-internship',
  '/global-programs/international-internship',
  '/global-programs/pathway-program',
  '/global-programs/student-exchange',
  '/global-programs/agriculture-internship',
  '/global-programs/medical-internships',
  '/global-programs/professional-immersion',
  '/global-programs/hotel-immersion',

  // Countries
  '/destinations',
  '/destinations/germany',
  '/destinations/bahrain',
  '/destinations/china',
  '/destinations/croatia',
  '/destinations/czech-republic',
  '/destinations/denmark',
  '/destinations/france',
  '/destinations/greece',
  '/destinations/hong-kong',
  '/destinations/indonesia',
  '/destinations/ireland',
  '/destinations/italy',
  '/destinations/malaysia',
  '/destinations/malta',
  '/destinations/montenegro',
  '/destinations/netherlands',
  '/destinations/new-zealand',
  '/destinations/portugal',
  '/destinations/spain',
  '/destinations/thailand',
  '/destinations/uae',
  '/destinations/united-kingdom',
  '/destinations/usa',
  '/destinations/vietnam',

  // National programmes
  '/national-programs',
  '/national-programs/students',
  '/national-programs/employers',

  // "Can I go?", its answers, and the search
  '/global-programs',

  // Forms

  // Blog and events
];

/**
 * Whether a page exists in Bengali.
 *
 * @param path of the page in either language, also with a query
 */
export const hasBengaliTwin = (path: string): boolean =>
  bengaliPages.includes(localisePath(path, 'en').replace(/[?#].*$/s, ''));
