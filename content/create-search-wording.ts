import type { search as english } from './en/search.ts';
import type { Translation } from './types/translation.ts';

/** The texts of the search in one language. The dialog loads those of its page only (features/search/dialog/). */
export type SearchTexts = Translation<typeof english>;

/** Adds the data that doesn't depend on the language: paths, ids of records, and keys. */
export const createSearchWording = (texts: SearchTexts) => ({
  ...texts,
  /** The English path of the search page, which works without scripts. */
  path: '/global-programs',
  start: {
    ...texts.start,
    /** Paths of pages, and the id of a question. */
    records: [
      '/destinations/germany',
      '/destinations/usa',
      '/global-programs/international-internship',
      '/global-programs/agriculture-internship',
      'ielts',
    ],
  },
  none: {
    ...texts.none,
    /** Paths of pages, which complete the suggestions if fewer than three names are similar to the query. */
    records: ['/global-programs?age=', '/global-programs', '/destinations'],
    /** The contact form begins its message with the query. */
    ask: { ...texts.none.ask, path: '/contact', parameter: 'message' },
  },
  keys: [
    { keys: ['↑', '↓'], name: texts.keys.move },
    { keys: ['Enter'], name: texts.keys.open },
    { keys: ['Esc'], name: texts.keys.close },
    { keys: ['/'], name: texts.keys.search },
  ],
});

export type SearchWording = ReturnType<typeof createSearchWording>;
