import MiniSearch, { type SearchResult as IndexResult, type Query } from 'minisearch';
import { getMaxEditDistance } from './edit-distance.ts';
import { type HighlightedText, highlightMatches, toPlainText } from './highlight-matches.ts';
import { createMissingSubjectFinder } from './missing-subjects.ts';
import { isBengali, isCount, tokenise } from './normalise-text.ts';
import {
  createQueryParser,
  type Interpretation,
  listInterpretations,
  type ParsedQuery,
} from './parse-query.ts';
import type { SearchKind, SearchRecord, SearchRecords } from './search-record.ts';
import { stopWords } from './stop-words.ts';
import { createTopicFinder } from './topics.ts';

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
  /** Words of the query that ask for something without a page. There are no results then. */
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

/** A record that matches a query. `coverage` is the weight of the matched words, `terms` are the words of the record. */
type Match = {
  record: SearchRecord;
  score: number;
  coverage: number;
  terms: string[];
  /** Whether the record answers a word of the query best. */
  isAnswer: boolean;
};

/** How many results are shown first whatever their kind, and offered in place of missing ones. */
const bestCount = 3;

/**
 * Results that match a lower share of the query than the best one does are dropped, unless they answer a word of it. Rare words
 * count more.
 */
const minCoverageRatio = 0.55;

/** A synonym counts less than the word that was typed. */
const synonymWeight = 0.25;

/** A page that answers what a word asks for counts more than one with the word in its name. */
const answerWeight = 5;

/** A shorter word is no prefix unless it is the last one, which may not be complete: "pari" isn't "Paris" in "pari na". */
const minPrefixLetters = 5;

const exactMatch = { prefix: false, fuzzy: false } as const;

/** Results with a lower share of the best score are dropped, because they match only by a common word. */
const minScoreRatio = 0.04;

/**
 * Creates a search over the records. It tolerates typing errors, matches prefixes, and recognises names in Bengali and in
 * phonetic spelling (parse-query.ts), and synonyms (topics.ts). The results match most words of the query. Words that no
 * record has are ignored.
 */
export function createSearch(content: SearchRecords): Search {
  const { records, spellings } = content;
  const fields = ['name', 'translatedName', 'text', 'words', 'mentions'];
  /** The words of the records. */
  const wordsOfRecords = new Set<string>();
  const index: MiniSearch = new MiniSearch({
    fields: [...fields, 'answers'],
    tokenize: (text, field) => {
      const words = tokenise(text);
      if (field !== 'answers') for (const word of words) wordsOfRecords.add(word);
      return words;
    },
    processTerm: (term) => term,
    searchOptions: {
      fields,
      tokenize: tokenise,
      boost: { name: 4, translatedName: 4, text: 2, mentions: 0.4 },
      prefix: true,
      fuzzy: (term: string): number => (isKnown(term) ? 0 : getMaxEditDistance(term)),
      // A page with many keywords is no worse than one with few.
      bm25: { k: 1.2, b: 0.2, d: 0.5 },
      weights: { prefix: 0.6, fuzzy: 0.2 },
      boostDocument: (id) => getBoost(records[Number(id)]),
    },
  });
  index.addAll(records.map((record, id) => ({ ...record, id })));
  /** The words that were looked up for the current query. */
  const knownWords = new Map<string, boolean>();
  function isKnown(word: string): boolean {
    const known =
      knownWords.get(word) ?? index.search(word, { prefix: true, fuzzy: false }).length > 0;
    knownWords.set(word, known);
    return known;
  }
  const findTopics = createTopicFinder(content.topics, isKnown, (word) => wordsOfRecords.has(word));
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
    knownWords.clear();
    const missing = findMissingSubject(query);
    if (missing) {
      const { written } = missing;
      return { query: query.trim(), interpretations: [], groups: [], total: 0, missing: written };
    }
    const parts = parseQuery(query);
    const words = [...new Set(parts.filter((part) => typeof part === 'string'))];
    const meaningfulWords = words.filter((word) => !stopWords.has(word) && !isCount(word));
    const typed =
      meaningfulWords.length > 0 || parts.some((part) => typeof part !== 'string')
        ? meaningfulWords
        : words;
    const interpretations = listInterpretations(parts);
    const bengaliInterpretations = interpretations.filter(({ written }) => isBengali(written));
    const matches = search([...typed.map(listAlternatives), ...parts.flatMap(createNamesQueries)]);
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

  /** A query for the word, one for each subject that it asks for, and one for each synonym. */
  function listAlternatives(word: string, position: number, words: readonly string[]): Query[] {
    const topics = findTopics(word);
    const isLast = position === words.length - 1;
    const prefix = isLast || word.length >= minPrefixLetters;
    if (!topics) return [{ queries: [word], prefix }];
    return [
      { queries: [topics.word], prefix, fuzzy: false },
      ...topics.subjects.map((subject) => ({
        queries: [subject],
        ...exactMatch,
        fields: ['answers'],
        boost: { answers: answerWeight },
      })),
      ...topics.synonyms.map((synonym) => ({
        queries: [synonym],
        ...exactMatch,
        boostTerm: () => synonymWeight,
      })),
    ];
  }

  /** Finds the records that match any of the queries. The best match of a record counts. */
  function searchAny(alternatives: Query[]): IndexResult[] {
    const best = new Map<unknown, IndexResult>();
    for (const result of alternatives.flatMap((query) => index.search(query))) {
      if (result.score > (best.get(result.id)?.score ?? 0)) best.set(result.id, result);
    }
    return [...best.values()];
  }

  /** Finds the records that match most of the parts of a query, best first. Each part has alternatives. */
  function search(parts: Query[][]): Match[] {
    const matches = new Map<number, Match>();
    for (const alternatives of parts) {
      const found = searchAny(alternatives);
      const weight = Math.log(1 + records.length / found.length);
      for (const { id, score, terms, match: fieldsByTerm } of found) {
        const record = records[Number(id)];
        if (!record) continue;
        const match = matches.get(id) ?? {
          record,
          score: 0,
          coverage: 0,
          terms: [],
          isAnswer: false,
        };
        matches.set(id, match);
        match.score += score;
        match.coverage += weight;
        match.terms.push(...terms);
        match.isAnswer ||= Object.values(fieldsByTerm).flat().includes('answers');
      }
    }
    const maxCoverage = Math.max(...[...matches.values()].map(({ coverage }) => coverage));
    const covering = [...matches.values()]
      .map((match) => ({ ...match, score: match.score * (match.coverage / maxCoverage) ** 2 }))
      .filter(({ coverage, isAnswer }) => isAnswer || coverage >= maxCoverage * minCoverageRatio)
      .sort((a, b) => b.score - a.score);
    const bestScore = covering[0]?.score ?? 0;
    return covering.filter(({ score }) => score >= bestScore * minScoreRatio);
  }

  function findNearest(query: string, ids: readonly string[]): SearchResult[] {
    const ofMissing = findById(findMissingSubject(query)?.nearest ?? []);
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

/** Queries for the names of an interpretation and for the words as written, with exact words. */
function createNamesQueries(part: ParsedQuery[number]): Query[][] {
  if (typeof part === 'string') return [];
  return [
    [...part.names, part.written].map((name) => ({
      queries: tokenise(name),
      ...exactMatch,
      combineWith: 'AND' as const,
    })),
  ];
}

/** The page of a country ranks above pages that only mention it. */
const boostByKind: Record<SearchKind, number> = {
  country: 1.6,
  programme: 1.5,
  page: 1.2,
  question: 0.6,
  post: 0.8,
};

function getBoost(record: SearchRecord | undefined): number {
  if (!record) return 0;
  return boostByKind[record.kind] * (record.lesser ? 0.6 : 1);
}
