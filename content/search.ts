import { siteName } from './identity.ts';
import type { Action } from './types/common.ts';

/**
 * What the search says, in its dialog and on its page, /global-programs?q= (requirements, "Search"). What it finds speaks
 * in the words of the content itself.
 */
export const search = {
  /** Where the search is, without scripts. */
  path: '/global-programs',
  title: 'Search',
  /** For search engines, which are asked not to list it. */
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
  /** When what is looked through could not be fetched: Enter asks the server. */
  failed: 'Press Enter to search.',
  start: {
    title: 'Start here',
    /** Of what can be found, by name. */
    names: [
      'Germany',
      'USA',
      'International Internship',
      'Agriculture Internship',
      'Do I need IELTS?',
    ],
  },
  results: 'Results',
  groups: {
    country: 'Countries',
    programme: 'Programmes',
    page: 'Pages',
    question: 'Questions',
    post: 'Posts',
  },
  count: { none: 'No result', one: 'result', several: 'results' },
  /** "4 results for জার্মানি, read as Germany". */
  reading: { before: 'for', between: ', read as', or: 'or' },
  all: { before: 'All', after: 'results' },
  none: {
    before: 'Nothing found for “',
    after: '”.',
    text: 'Check the spelling, or try one of these pages:',
    links: [
      { to: '/global-programs', name: 'Global Programs' },
      { to: '/destinations', name: 'All Destinations' },
      { to: '/contact', name: 'Ask us' },
    ] satisfies Action[],
  },
  keys: [
    { keys: ['↑', '↓'], name: 'move' },
    { keys: ['Enter'], name: 'open' },
    { keys: ['Esc'], name: 'close' },
    { keys: ['/'], name: 'opens search anywhere' },
  ],
} as const;

export type SearchWording = typeof search;
