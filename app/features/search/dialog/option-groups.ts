import { createAskLink } from '#app/features/search/create-ask-link.ts';
import type { Search, SearchResult, SearchResults } from '#app/features/search/create-search.ts';
import type { SearchWording } from '#content/create-search-wording.ts';
import type { Language } from '#content/language.ts';
import { formatCount } from './format-count.ts';

/** How many results of a kind the dialog shows (requirements, "Search"). The search page shows all. */
const maxPerGroup = 5;

/** An option of the combobox: a result or a link. `index` counts across all groups. */
export type SearchOption = { index: number; to: string } & (
  | { result: SearchResult }
  | { name: string }
);

type SearchOptionGroup = {
  key: string;
  title?: string;
  /** The number of results, including those that are not listed. */
  total?: number;
  advice?: string;
  options: SearchOption[];
};

/** The options of the dialog. `start` is the state with an empty query. */
type SearchOptions = {
  state: 'start' | 'found' | 'none';
  groups: SearchOptionGroup[];
  count: number;
  results?: SearchResults;
};

type Entry = { to: string } & ({ result: SearchResult } | { name: string });

/**
 * Creates the options for a query: suggestions if it is empty, results by kind, or the nearest records if there are no results.
 */
export function createOptionGroups(
  search: Search,
  query: string,
  wording: SearchWording,
  language: Language,
): SearchOptions {
  if (query.trim() === '') {
    const { title, records } = wording.start;
    const start = { key: 'start', title, entries: toEntries(search.findById(records)) };
    return { state: 'start', ...numberOptions([start]) };
  }
  const results = search.find(query, maxPerGroup);
  if (results.total === 0) {
    const { before, after, text, nearest: nearestText, records } = wording.none;
    const title = `${before}${results.missing ?? results.query}${after}`;
    const advice = results.missing ? nearestText : text;
    const nearest = toEntries(search.findNearest(results.query, records));
    const none = {
      key: 'none',
      title,
      advice,
      entries: [...nearest, createAskLink(query, wording.none)],
    };
    return { state: 'none', ...numberOptions([none]), results };
  }
  const groups = results.groups.map(({ kind, total, results: groupResults }) => ({
    key: kind,
    title: wording.groups[kind],
    total,
    entries: toEntries(groupResults),
  }));
  const all = {
    to: `${wording.path}?${new URLSearchParams({ q: results.query })}`,
    name: `${wording.all.before} ${formatCount(results.total, wording, language)} ${wording.all.after}`,
  };
  const hasMore = groups.some(({ total, entries }) => total > entries.length);
  const more = hasMore ? [{ key: 'all', entries: [all] }] : [];
  return { state: 'found', ...numberOptions([...groups, ...more]), results };
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
