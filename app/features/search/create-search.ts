import MiniSearch, { type SearchResult as Match, type Query } from 'minisearch';
import { type HighlightedText, highlightMatches, toPlainText } from './highlight-matches.ts';
import { isBengali, tokenise } from './normalise-text.ts';
import {
  createQueryParser,
  type Interpretation,
  listInterpretations,
  type ParsedQuery,
} from './parse-query.ts';
import type { SearchKind, SearchRecord, SearchRecords } from './search-record.ts';

export type SearchResult = Pick<SearchRecord, 'to' | 'picture'> & {
  name: HighlightedText;
  text: HighlightedText;
  /** The text is the country's or programme's name in Bengali. */
  bengali?: true;
};

/** The results of one kind, best first. `total` counts those that are left out, too. */
export type SearchGroup = { kind: SearchKind; total: number; results: SearchResult[] };

export type SearchResults = {
  query: string;
  interpretations: Interpretation[];
  /** The one with the best result first. */
  groups: SearchGroup[];
  total: number;
};

export type Search = {
  /** @param perGroup at most so many results of a kind; all when left out */
  find: (query: string, perGroup?: number) => SearchResults;
  /** What is called so, in this order; names that nothing has are left out. */
  findByName: (names: readonly string[]) => SearchResult[];
};

/** Words that nobody looks for, though they stand in questions. */
const stopWords = new Set(
  'a an and are at can do does for how i in is it long many me much my of on the to what with'.split(
    ' ',
  ),
);

/** How many letters of a word may be wrong, missing or too many. */
function getMaxEditDistance(word: string): number {
  if (word.length < 5) return 0;
  return word.length < 7 ? 1 : 2;
}

/** A result that is this much worse than the best one only shares a word with it. */
const minScoreRatio = 0.04;

/**
 * Makes a search over the records. It forgives typing errors, finds words by their beginning, and reads names that are
 * written in Bengali or by ear (parse-query.ts). All words of a query have to be found; only where nothing has them
 * all, it is what has most of them.
 */
export function createSearch({ records, spellings }: SearchRecords): Search {
  const index: MiniSearch = new MiniSearch({
    fields: ['name', 'text', 'words'],
    tokenize: tokenise,
    processTerm: (term) => term,
    searchOptions: {
      boost: { name: 4, text: 2 },
      prefix: true,
      fuzzy: (term: string): number => (isKnown(term) ? 0 : getMaxEditDistance(term)),
      weights: { prefix: 0.6, fuzzy: 0.2 },
      boostDocument: (id) => getBoost(records[Number(id)]),
    },
  });
  index.addAll(records.map((record, id) => ({ id, ...record })));
  const isKnown = (word: string): boolean =>
    index.search(word, { prefix: true, fuzzy: false }).length > 0;
  const read = createQueryParser(spellings, isKnown);
  const bengaliNames = new Map(spellings.map(({ name, bengali }) => [name, bengali[0]]));

  function find(query: string, perGroup = Number.POSITIVE_INFINITY): SearchResults {
    const parts = read(query);
    const words = parts.filter((part) => typeof part === 'string');
    const telling = words.filter((word) => !stopWords.has(word));
    const typed = telling.length > 0 || words.length < parts.length ? telling : words;
    const readings = listInterpretations(parts);
    const inBengali = readings.filter(({ written }) => isBengali(written));
    const matches = search([...typed, ...parts.flatMap(createNamesQuery)]);
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
        name: highlightMatches(name, typed, whole),
        ...(bengali
          ? { text: toPlainText(bengaliNames.get(name) ?? ''), bengali }
          : { text: highlightMatches(text, typed, whole) }),
        ...(picture && { picture }),
      });
    }
    return {
      query: query.trim(),
      interpretations: readings,
      groups: [...groups.values()],
      total: matches.length,
    };
  }

  function search(queries: Query[]): Match[] {
    const withAll = index.search({ queries, combineWith: 'AND' });
    const matches = withAll.length > 0 ? withAll : withMost(queries);
    const best = matches[0]?.score ?? 0;
    return matches.filter(({ score }) => score >= best * minScoreRatio);
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
        name: toPlainText(name),
        text: toPlainText(text),
        ...(picture && { picture }),
      }));
  }

  return { find, findByName: named };
}

/** Any of the names that were read, word for word. */
function createNamesQuery(part: ParsedQuery[number]): Query[] {
  if (typeof part === 'string') return [];
  const exactly = { combineWith: 'AND', prefix: false, fuzzy: false } as const;
  const queries = part.names.map((name) => ({ queries: tokenise(name), ...exactly }));
  return [{ queries, combineWith: 'OR' }];
}

/** Who looks for a country means its page before one that speaks of it. */
const boostByKind: Record<SearchKind, number> = {
  country: 1.6,
  programme: 1.5,
  page: 0.8,
  question: 0.6,
  post: 0.8,
};

function getBoost(record: SearchRecord | undefined): number {
  if (!record) return 0;
  return boostByKind[record.kind] * (record.lesser ? 0.6 : 1);
}
