import MiniSearch, { type SearchResult as Match, type Query } from 'minisearch';
import { type MarkedText, markedText, unmarked } from './marked-text.ts';
import { isBengali, wordsOf } from './plain.ts';
import { queryReader, type Reading, type ReadQuery, readingsOf } from './read-query.ts';
import type { SearchKind, SearchRecord, SearchRecords } from './search-record.ts';

export type SearchResult = Pick<SearchRecord, 'to' | 'picture'> & {
  name: MarkedText;
  text: MarkedText;
  /** The text is the country's or programme's name in Bengali. */
  bengali?: true;
};

/** The results of one kind, best first. `total` counts those that are left out, too. */
export type SearchGroup = { kind: SearchKind; total: number; results: SearchResult[] };

export type SearchAnswer = {
  query: string;
  readings: Reading[];
  /** The one with the best result first. */
  groups: SearchGroup[];
  total: number;
};

export type Search = {
  /** @param perGroup at most so many results of a kind; all when left out */
  find: (query: string, perGroup?: number) => SearchAnswer;
  /** What is called so, in this order; names that nothing has are left out. */
  named: (names: readonly string[]) => SearchResult[];
};

/** Words that nobody looks for, though they stand in questions. */
const fillers = new Set(
  'a an and are at can do does for how i in is it long many me much my of on the to what with'.split(
    ' ',
  ),
);

/** How many letters of a word may be wrong, missing or too many. */
function forgivenLetters(word: string): number {
  if (word.length < 5) return 0;
  return word.length < 7 ? 1 : 2;
}

/** A result that is this much worse than the best one only shares a word with it. */
const leastShare = 0.04;

/**
 * Makes a search over the records. It forgives typing errors, finds words by their beginning, and reads names that are
 * written in Bengali or by ear (read-query.ts). All words of a query have to be found; only where nothing has them
 * all, it is what has most of them.
 */
export function openSearch({ records, spellings }: SearchRecords): Search {
  const index: MiniSearch = new MiniSearch({
    fields: ['name', 'text', 'words'],
    tokenize: wordsOf,
    processTerm: (term) => term,
    searchOptions: {
      boost: { name: 4, text: 2 },
      prefix: true,
      fuzzy: (term: string): number => (isKnown(term) ? 0 : forgivenLetters(term)),
      weights: { prefix: 0.6, fuzzy: 0.2 },
      boostDocument: (id) => boostOf(records[Number(id)]),
    },
  });
  index.addAll(records.map((record, id) => ({ id, ...record })));
  const isKnown = (word: string): boolean =>
    index.search(word, { prefix: true, fuzzy: false }).length > 0;
  const read = queryReader(spellings, isKnown);
  const bengaliNames = new Map(spellings.map(({ name, bengali }) => [name, bengali[0]]));

  function find(query: string, perGroup = Number.POSITIVE_INFINITY): SearchAnswer {
    const parts = read(query);
    const words = parts.filter((part) => typeof part === 'string');
    const telling = words.filter((word) => !fillers.has(word));
    const typed = telling.length > 0 || words.length < parts.length ? telling : words;
    const readings = readingsOf(parts);
    const inBengali = readings.filter(({ written }) => isBengali(written));
    const matches = search([...typed, ...parts.flatMap(namesQuery)]);
    const groups = new Map<SearchKind, SearchGroup>();
    for (const { id, terms } of matches) {
      const record = records[Number(id)];
      if (!record) continue;
      const group = groups.get(record.kind) ?? { kind: record.kind, total: 0, results: [] };
      groups.set(record.kind, group);
      group.total += 1;
      if (group.results.length === perGroup) continue;
      const { name, text, to, picture } = record;
      const bengali = inBengali.some(({ names }) => names.includes(name));
      const whole = typed.length > 0 ? terms : [];
      group.results.push({
        to,
        name: markedText(name, typed, whole),
        ...(bengali
          ? { text: unmarked(bengaliNames.get(name) ?? ''), bengali }
          : { text: markedText(text, typed, whole) }),
        ...(picture && { picture }),
      });
    }
    return { query: query.trim(), readings, groups: [...groups.values()], total: matches.length };
  }

  function search(queries: Query[]): Match[] {
    const withAll = index.search({ queries, combineWith: 'AND' });
    const matches = withAll.length > 0 ? withAll : withMost(queries);
    const best = matches[0]?.score ?? 0;
    return matches.filter(({ score }) => score >= best * leastShare);
  }

  function withMost(queries: Query[]): Match[] {
    const matches = index.search({ queries, combineWith: 'OR' });
    const most = Math.max(...matches.map(({ queryTerms }) => queryTerms.length));
    return matches.filter(({ queryTerms }) => queryTerms.length === most);
  }

  function named(names: readonly string[]): SearchResult[] {
    return names
      .flatMap((name) => records.find((record) => record.name === name) ?? [])
      .map(({ name, text, to, picture }) => ({
        to,
        name: unmarked(name),
        text: unmarked(text),
        ...(picture && { picture }),
      }));
  }

  return { find, named };
}

/** Any of the names that were read, word for word. */
function namesQuery(part: ReadQuery[number]): Query[] {
  if (typeof part === 'string') return [];
  const exactly = { combineWith: 'AND', prefix: false, fuzzy: false } as const;
  const queries = part.names.map((name) => ({ queries: wordsOf(name), ...exactly }));
  return [{ queries, combineWith: 'OR' }];
}

/** Who looks for a country means its page before one that speaks of it. */
const boosts: Record<SearchKind, number> = {
  country: 1.6,
  programme: 1.5,
  page: 0.8,
  question: 0.6,
  post: 0.8,
};

function boostOf(record: SearchRecord | undefined): number {
  if (!record) return 0;
  return boosts[record.kind] * (record.lesser ? 0.6 : 1);
}
