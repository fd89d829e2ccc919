import { siteName } from './identity.ts';

/**
 * The texts of the search, in its dialog and on its page, /global-programs?q= (requirements, "Search"). The results have
 * the texts of the content.
 */
export const search = {
  /** The URL path of the search page, which works without scripts. */
  path: '/global-programs',
  title: 'Search',
  /** The meta description. The page is `noindex`. */
  description: 'Countries, programmes, pages, questions and posts of this site.',
  label: `Search ${siteName}`,
  placeholder: 'Search',
  submit: 'Search',
  close: 'Close search',
  hint: {
    before: 'Type a country, a programme or a question, in English or',
    bengali: 'বাংলা',
    after: '.',
  },
  loading: 'One moment.',
  /** Shown when the search records could not be fetched. Enter then opens the search page of the server. */
  failed: 'Press Enter to search.',
  start: {
    title: 'Start here',
    /** Paths of pages, and the id of a question. */
    records: [
      '/destinations/germany',
      '/destinations/usa',
      '/global-programs/international-internship',
      '/global-programs/agriculture-internship',
      'ielts',
    ],
  },
  results: 'Results',
  groups: {
    best: 'Best results',
    country: 'Countries',
    programme: 'Programmes',
    page: 'Pages',
    question: 'Questions',
    post: 'Posts',
  },
  count: { none: 'No result', one: 'result', several: 'results' },
  /** The parts of "4 results for জার্মানি, read as Germany". */
  reading: { before: 'for', between: ', read as', or: 'or' },
  all: { before: 'All', after: 'results' },
  none: {
    before: 'Nothing found for “',
    after: '”.',
    text: 'Check the spelling, try one of these, or ask us:',
    /** Paths of pages, offered where fewer than three are like the query. */
    records: ['/global-programs?age=', '/global-programs', '/destinations'],
    /** The contact form begins its message with the query. */
    ask: { path: '/contact', parameter: 'message', before: 'Ask us about “', after: '”' },
  },
  keys: [
    { keys: ['↑', '↓'], name: 'move' },
    { keys: ['Enter'], name: 'open' },
    { keys: ['Esc'], name: 'close' },
    { keys: ['/'], name: 'opens search anywhere' },
  ],
} as const;

export type SearchWording = typeof search;
