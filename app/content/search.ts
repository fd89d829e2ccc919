import { site } from './site.ts';
import type { Action } from './vocabulary/nouns.ts';

/**
 * What the search says: in its dialog, and on its page, /global-programs?q= (requirements, "Search"). The words of the
 * countries, programmes and questions that it finds are theirs.
 */
export const search = {
  /** Where the search is, without scripts. */
  path: '/global-programs',
  name: 'Search',
  label: `Search ${site.name}`,
  close: 'Close search',
  key: '/',
  title: 'Search',
  /** The page's, for the window's title, before the query. */
  titleFor: 'Search for',
  description: 'Countries, programmes, pages, questions and posts.',
  hint: { before: 'Type a country, a programme or a question, in English or', bengali: 'বাংলা' },
  loading: 'Loading',
  failed: 'The search could not be loaded. Its page works all the same:',
  submit: 'Search',
  results: 'Results',
  start: 'Start here',
  groups: {
    country: 'Countries',
    programme: 'Programmes',
    page: 'Pages',
    question: 'Questions',
    post: 'Posts',
  },
  count: { none: 'No result', one: 'result', several: 'results' },
  /** "4 results for জার্মানি, read as Germany". */
  reading: { before: 'for', after: ', read as', or: 'or' },
  all: 'All results for',
  none: {
    before: 'Nothing here is called “',
    after: '”.',
    text: 'Check the spelling, or ask the question in another way:',
    links: [
      { to: '/global-programs', name: 'Global Programs' },
      { to: '/destinations', name: 'All Destinations' },
      { to: '/contact', name: 'Ask us' },
    ] satisfies Action[],
  },
  keys: {
    move: ['↑', '↓'],
    open: 'Enter',
    close: 'Esc',
    names: { move: 'move', open: 'open', close: 'close', anywhere: 'opens search anywhere' },
  },
} as const;
