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
  /** Whether the text is the name of the country or programme in Bengali. */
  bengali?: true;
};

/** The results of one kind, best first. `total` includes those beyond the limit. */
export type SearchGroup = { kind: SearchKind; total: number; results: SearchResult[] };

export type SearchResults = {
  query: string;
  interpretations: Interpretation[];
  /** The group with the best result comes first. */
  groups: SearchGroup[];
  total: number;
};

export type Search = {
  /** @param maxPerGroup the highest number of results per kind; unlimited if omitted */
  find: (query: string, maxPerGroup?: number) => SearchResults;
  /** Finds records by their exact names, in the given order. Unknown names are skipped. */
  findByName: (names: readonly string[]) => SearchResult[];
};

/** Words without meaning for the search, though they occur in questions. */
const stopWords = new Set(
  'a an and are at can do does for how i in is it long many me much my of on the to what with'.split(
    ' ',
  ),
);

/** How many letters of a word may be wrong, missing or superfluous. */
function getMaxEditDistance(word: string): number {
  if (word.length < 5) return 0;
  return word.length < 7 ? 1 : 2;
}

/** Results with a lower share of the best score are dropped, because they match only by a common word. */
const minScoreRatio = 0.04;

/**
 * Creates a search over the records. It tolerates typing errors, matches prefixes, and recognises names in Bengali and in
 * phonetic spelling (parse-query.ts). A result matches all words of the query. If no record does, the results are those
 * that match the most words.
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
  const parseQuery = createQueryParser(spellings, isKnown);
  const bengaliNames = new Map(spellings.map(({ name, bengali }) => [name, bengali[0]]));

  function find(query: string, maxPerGroup = Number.POSITIVE_INFINITY): SearchResults {
    const parts = parseQuery(query);
    const words = parts.filter((part) => typeof part === 'string');
    const meaningfulWords = words.filter((word) => !stopWords.has(word));
    const typed =
      meaningfulWords.length > 0 || words.length < parts.length ? meaningfulWords : words;
    const interpretations = listInterpretations(parts);
    const bengaliInterpretations = interpretations.filter(({ written }) => isBengali(written));
    const matches = search([...typed, ...parts.flatMap(createNamesQuery)]);
    const groups = new Map<SearchKind, SearchGroup>();
    for (const { id, terms } of matches) {
      const record = records[Number(id)];
      if (!record) continue;
      const group = groups.get(record.kind) ?? { kind: record.kind, total: 0, results: [] };
      groups.set(record.kind, group);
      group.total += 1;
      if (group.results.length === maxPerGroup) continue;
      const { name, text, to, picture } = record;
      const bengali = bengaliInterpretations.some(({ names }) => names.includes(name));
      const foundTerms = typed.length > 0 ? terms : [];
      group.results.push({
        to,
        name: highlightMatches(name, typed, foundTerms),
        ...(bengali
          ? { text: toPlainText(bengaliNames.get(name) ?? ''), bengali }
          : { text: highlightMatches(text, typed, foundTerms) }),
        ...(picture && { picture }),
      });
    }
    return {
      query: query.trim(),
      interpretations,
      groups: [...groups.values()],
      total: matches.length,
    };
  }

  function search(queries: Query[]): Match[] {
    const fullMatches = index.search({ queries, combineWith: 'AND' });
    const matches = fullMatches.length > 0 ? fullMatches : searchMostWords(queries);
    const bestScore = matches[0]?.score ?? 0;
    return matches.filter(({ score }) => score >= bestScore * minScoreRatio);
  }

  function searchMostWords(queries: Query[]): Match[] {
    const matches = index.search({ queries, combineWith: 'OR' });
    const maxTerms = Math.max(...matches.map(({ queryTerms }) => queryTerms.length));
    return matches.filter(({ queryTerms }) => queryTerms.length === maxTerms);
  }

  function findByName(names: readonly string[]): SearchResult[] {
    return names
      .flatMap((name) => records.find((record) => record.name === name) ?? [])
      .map(({ name, text, to, picture }) => ({
        to,
        name: toPlainText(name),
        text: toPlainText(text),
        ...(picture && { picture }),
      }));
  }

  return { find, findByName };
}

/** A query for any of the names of an interpretation, with exact words. */
function createNamesQuery(part: ParsedQuery[number]): Query[] {
  if (typeof part === 'string') return [];
  const exactMatch = { combineWith: 'AND', prefix: false, fuzzy: false } as const;
  const queries = part.names.map((name) => ({ queries: tokenise(name), ...exactMatch }));
  return [{ queries, combineWith: 'OR' }];
}

/** The page of a country ranks above pages that only mention it. */
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
