import { siteNames } from '../identity.ts';

/**
 * The texts of the search, in its dialog and on its page (requirements, "Search"). The results have the texts of the content.
 */
export const search = {
  title: 'Search',
  /** The meta description. The page is `noindex`. */
  description: 'Countries, programmes, pages, questions and posts of this site.',
  label: `Search ${siteNames.en}`,
  placeholder: 'Search',
  submit: 'Search',
  close: 'Close search',
  hint: {
    before: 'Type a country, a programme or a question, in English,',
    bengali: 'বাংলা',
    after: ' or Bengali in English letters.',
  },
  loading: 'One moment.',
  /** Shown when the search records could not be fetched. Enter then opens the search page of the server. */
  failed: 'Press Enter to search.',
  start: { title: 'Start here' },
  results: 'Results',
  groups: {
    best: 'Best results',
    country: 'Countries',
    programme: 'Programmes',
    page: 'Pages',
    question: 'Questions',
    post: 'Posts',
  },
  /** `classifier` follows a number directly. Only Bengali has one. */
  count: { none: 'No result', classifier: '', one: 'result', several: 'results' },
  /** The parts of "4 results for জার্মানি, read as Germany". */
  reading: { before: ' for ', between: ', read as ', or: ' or ', after: '' },
  all: { before: 'All', after: 'results' },
  none: {
    before: 'We have no page about “',
    after: '”.',
    /** For words that the search doesn't know. */
    text: 'Check the spelling, try one of these, or ask us:',
    /** For a subject that is known to have no page (content/search-missing.ts). */
    nearest: 'These are the nearest. Or ask us:',
    ask: { before: 'Ask us about “', after: '”' },
  },
  keys: { move: 'move', open: 'open', close: 'close', search: 'opens search anywhere' },
} as const;
