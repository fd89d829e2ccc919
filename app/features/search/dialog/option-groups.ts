import type { Search, SearchAnswer, SearchResult } from '#app/features/search/open-search.ts';
import { search as wording } from '#content/search.ts';

/** Results of a kind in the dialog (design, "Search"); the search's page has all. */
const perGroup = 5;

/** What the arrows choose among; `place` is counted through all groups. */
export type Option = { place: number; to: string } & ({ result: SearchResult } | { name: string });

export type OptionGroup = {
  key: string;
  title?: string;
  /** How many there are, of which some may be left out. */
  total?: number;
  advice?: string;
  options: Option[];
};

/** `start`: nothing is asked yet. */
export type Options = {
  state: 'start' | 'found' | 'none';
  groups: OptionGroup[];
  count: number;
  answer?: SearchAnswer;
};

type Entry = { to: string } & ({ result: SearchResult } | { name: string });

/** What the dialog offers for a query: where to start, results by kind, or other ways to ask. */
export function optionGroups(search: Search, query: string): Options {
  if (query.trim() === '') {
    const { title, names } = wording.start;
    const start = { key: 'start', title, entries: entriesOf(search.named(names)) };
    return { state: 'start', ...counted([start]) };
  }
  const answer = search.find(query, perGroup);
  if (answer.total === 0) {
    const { before, after, text: advice, links } = wording.none;
    const title = `${before}${answer.query}${after}`;
    const none = { key: 'none', title, advice, entries: [...links] };
    return { state: 'none', ...counted([none]), answer };
  }
  const groups = answer.groups.map(({ kind, total, results }) => ({
    key: kind,
    title: wording.groups[kind],
    total,
    entries: entriesOf(results),
  }));
  const all = {
    to: `${wording.path}?${new URLSearchParams({ q: answer.query })}`,
    name: `${wording.all.before} ${answer.total} ${wording.all.after}`,
  };
  const isCut = groups.some(({ total, entries }) => total > entries.length);
  const more = isCut ? [{ key: 'all', entries: [all] }] : [];
  return { state: 'found', ...counted([...groups, ...more]), answer };
}

const entriesOf = (results: SearchResult[]) => results.map((result) => ({ to: result.to, result }));

function counted(groups: (Omit<OptionGroup, 'options'> & { entries: Entry[] })[]) {
  let count = 0;
  return {
    groups: groups.map(({ entries, ...group }) => ({
      ...group,
      options: entries.map((entry) => ({ ...entry, place: count++ })),
    })),
    count,
  };
}
