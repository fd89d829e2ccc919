import type { Search, SearchResult, SearchResults } from '#app/features/search/create-search.ts';
import { search as wording } from '#content/search.ts';

/** Results of a kind in the dialog (design, "Search"); the search's page has all. */
const maxPerGroup = 5;

/** What the arrows choose among; `index` is counted through all groups. */
export type SearchOption = { index: number; to: string } & (
  | { result: SearchResult }
  | { name: string }
);

export type SearchOptionGroup = {
  key: string;
  title?: string;
  /** How many there are, of which some may be left out. */
  total?: number;
  advice?: string;
  options: SearchOption[];
};

/** `start`: nothing is asked yet. */
export type SearchOptions = {
  state: 'start' | 'found' | 'none';
  groups: SearchOptionGroup[];
  count: number;
  results?: SearchResults;
};

type Entry = { to: string } & ({ result: SearchResult } | { name: string });

/** What the dialog offers for a query: where to start, results by kind, or other ways to ask. */
export function createOptionGroups(search: Search, query: string): SearchOptions {
  if (query.trim() === '') {
    const { title, names } = wording.start;
    const start = { key: 'start', title, entries: toEntries(search.findByName(names)) };
    return { state: 'start', ...numberOptions([start]) };
  }
  const answer = search.find(query, maxPerGroup);
  if (answer.total === 0) {
    const { before, after, text: advice, links } = wording.none;
    const title = `${before}${answer.query}${after}`;
    const none = { key: 'none', title, advice, entries: [...links] };
    return { state: 'none', ...numberOptions([none]), results: answer };
  }
  const groups = answer.groups.map(({ kind, total, results }) => ({
    key: kind,
    title: wording.groups[kind],
    total,
    entries: toEntries(results),
  }));
  const all = {
    to: `${wording.path}?${new URLSearchParams({ q: answer.query })}`,
    name: `${wording.all.before} ${answer.total} ${wording.all.after}`,
  };
  const isCut = groups.some(({ total, entries }) => total > entries.length);
  const more = isCut ? [{ key: 'all', entries: [all] }] : [];
  return { state: 'found', ...numberOptions([...groups, ...more]), results: answer };
}

const toEntries = (results: SearchResult[]) => results.map((result) => ({ to: result.to, result }));

function numberOptions(groups: (Omit<SearchOptionGroup, 'options'> & { entries: Entry[] })[]) {
  let count = 0;
  return {
    groups: groups.map(({ entries, ...group }) => ({
      ...group,
      options: entries.map((entry) => ({ ...entry, index: count++ })),
    })),
    count,
  };
}
