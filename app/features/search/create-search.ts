import { createIndex } from './create-index.ts';
import { type HighlightedText, highlightMatches, toPlainText } from './highlight-matches.ts';
import { type Match, matchRecords } from './match-records.ts';
import { createMissingSubjectFinder } from './missing-subjects.ts';
import { isBengali, isCount, splitWords } from './normalise-text.ts';
import { createQueryParser, type Interpretation, listInterpretations } from './parse-query.ts';
import { rememberWords } from './remember-words.ts';
import type { SearchKind, SearchRecord, SearchRecords } from './search-record.ts';
import { stopWords } from './stop-words.ts';
import { createTopicFinder } from './topics.ts';
import { createNameQueries, createPrefixRule, createWordQueries } from './word-queries.ts';

export type SearchResult = Pick<SearchRecord, 'to' | 'picture'> & {
  name: HighlightedText;
  text: HighlightedText;
  /** Whether the text is the name of the country or programme in Bengali. */
  bengali?: true;
};

/** The results of one kind, best first. `total` includes those beyond the limit. `best` has results of several kinds. */
type SearchGroup = { kind: SearchKind | 'best'; total: number; results: SearchResult[] };

export type SearchResults = {
  query: string;
  interpretations: Interpretation[];
  /** The group with the best result comes first. The three best results are the first three of all groups. */
  groups: SearchGroup[];
  total: number;
  /** The subject without a page that the query asks for. There are no results then. */
  missing?: string;
};

export type Search = {
  /** @param maxPerGroup the highest number of results per kind; unlimited if omitted */
  find: (query: string, maxPerGroup?: number) => SearchResults;
  /**
   * Finds the records that are most like a query without results.
   *
   * @param ids ids of the records that fill up to three results
   */
  findNearest: (query: string, ids: readonly string[]) => SearchResult[];
  /** Finds records by their ids, in the given order. The id of a page is its path. Unknown ids are skipped. */
  findById: (ids: readonly string[]) => SearchResult[];
};

/** How many results are shown first whatever their kind, and offered in place of missing ones. */
const bestCount = 3;

/** No query needs more words; the rest is ignored, since each word is searched for. */
const maxWords = 20;

const readWords = (query: string): string[] => splitWords(query).slice(0, maxWords);

/**
 * Creates a search over the records. It tolerates typing errors, matches prefixes, and recognises names in Bengali and in
 * phonetic spelling (parse-query.ts), and synonyms (topics.ts). The results match most words of the query. Words that no
 * record has are ignored.
 */
export function createSearch(content: SearchRecords): Search {
  const { records, spellings } = content;
  const { index, hasWord, isKnown } = createIndex(records);
  const findTopics = rememberWords(createTopicFinder(content.topics, isKnown, hasWord));
  const isUnderstood = (word: string) =>
    stopWords.has(word) || isKnown(word) || findTopics(word) !== undefined;
  const parseQuery = createQueryParser(spellings, content.phrases, isUnderstood);
  const findMissingSubject = createMissingSubjectFinder(
    content.missing,
    listCountryNames(content),
    isUnderstood,
  );
  const bengaliNames = new Map(spellings.map(({ name, bengali }) => [name, bengali[0]]));

  function find(query: string, maxPerGroup = Number.POSITIVE_INFINITY): SearchResults {
    for (const memory of [isKnown, findTopics]) memory.forget();
    const written = readWords(query);
    const missing = findMissingSubject(written);
    if (missing) {
      return {
        query: query.trim(),
        interpretations: [],
        groups: [],
        total: 0,
        missing: missing.expression,
      };
    }
    const parts = parseQuery(written);
    const words = [...new Set(parts.filter((part) => typeof part === 'string'))];
    const meaningfulWords = words.filter((word) => !stopWords.has(word) && !isCount(word));
    const typed =
      meaningfulWords.length > 0 || parts.some((part) => typeof part !== 'string')
        ? meaningfulWords
        : words;
    const interpretations = listInterpretations(parts);
    const bengaliInterpretations = interpretations.filter((each) => isBengali(each.written));
    const isPrefix = createPrefixRule(written);
    const matches = matchRecords(index, records, [
      ...typed.map((word) => createWordQueries(word, isPrefix(word), findTopics(word))),
      ...parts.flatMap((part) => (typeof part === 'string' ? [] : [createNameQueries(part)])),
    ]);
    const best = matches.slice(0, bestCount);
    const byKind = groupByKind(matches);
    const firstShown = [...byKind.values()].flat().slice(0, bestCount);
    const hasBestFirst = best.every((match) => firstShown.includes(match));
    const others = matches.filter((match) => !best.includes(match));
    const groups = hasBestFirst
      ? byKind
      : new Map([['best' as const, best], ...groupByKind(others)]);
    const toResult = ({ record, terms }: Match): SearchResult => {
      const { name, text, to, picture } = record;
      // A Bengali page shows the name in Bengali already.
      const bengali =
        !isBengali(name) && bengaliInterpretations.some(({ names }) => names.includes(name));
      const foundTerms = typed.length > 0 ? terms : [];
      return {
        to,
        name: highlightMatches(name, typed, foundTerms),
        ...(bengali
          ? { text: toPlainText(bengaliNames.get(name) ?? ''), bengali }
          : { text: highlightMatches(text, typed, foundTerms) }),
        ...(picture && { picture }),
      };
    };
    return {
      query: query.trim(),
      interpretations,
      groups: [...groups].map(([kind, group]) => ({
        kind,
        total: group.length,
        results: group.slice(0, maxPerGroup).map(toResult),
      })),
      total: matches.length,
    };
  }

  function findNearest(query: string, ids: readonly string[]): SearchResult[] {
    const ofMissing = findById(findMissingSubject(readWords(query))?.nearest ?? []);
    const similar = index
      .search(query, { fields: ['name'], fuzzy: 0.4, combineWith: 'OR' })
      .flatMap(({ id }) => records[Number(id)] ?? [])
      .map(toPlainResult);
    const results = [...ofMissing, ...similar, ...findById(ids)];
    return results
      .filter(({ to }, position) => results.findIndex((other) => other.to === to) === position)
      .slice(0, bestCount);
  }

  function findById(ids: readonly string[]): SearchResult[] {
    return ids
      .flatMap((id) => records.find((record) => (record.id ?? record.to) === id) ?? [])
      .map(toPlainResult);
  }

  return { find, findNearest, findById };
}

function toPlainResult({ name, text, to, picture }: SearchRecord): SearchResult {
  return { to, name: toPlainText(name), text: toPlainText(text), ...(picture && { picture }) };
}

function groupByKind(matches: readonly Match[]): Map<SearchGroup['kind'], Match[]> {
  const groups = new Map<SearchGroup['kind'], Match[]>();
  for (const match of matches) {
    const group = groups.get(match.record.kind);
    if (group) group.push(match);
    else groups.set(match.record.kind, [match]);
  }
  return groups;
}

/** The names and spellings of the countries that have a page. */
function listCountryNames({ records, spellings }: SearchRecords): string[] {
  const names = records
    .filter(({ kind }) => kind === 'country')
    .flatMap(({ name, translatedName = name }) => [name, translatedName]);
  const written = spellings
    .filter(({ name }) => names.includes(name))
    .flatMap(({ bengali, latin }) => [...bengali, ...latin]);
  return [...names, ...written];
}
