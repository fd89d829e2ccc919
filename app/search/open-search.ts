import MiniSearch, { type SearchResult as Match, type Query } from 'minisearch';
import { isBengali, plain, wordPattern, wordsOf } from './plain.ts';
import { queryReader, type Reading, readingsOf } from './read-query.ts';
import type { SearchKind, SearchRecord, SearchRecords } from './search-record.ts';

/** A text in parts, of which those that were looked for are marked. */
export type MarkedText = { text: string; marked: boolean }[];

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
 * all, some are enough.
 *
 * @returns the answer to a query, with at most `perGroup` results of a kind
 */
export function openSearch({
  records,
  spellings,
}: SearchRecords): (query: string, perGroup?: number) => SearchAnswer {
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

  return (query, perGroup = Number.POSITIVE_INFINITY) => {
    const parts = read(query);
    const readings = readingsOf(parts);
    const queries = parts.flatMap((part): Query[] => {
      if (typeof part === 'string') return fillers.has(part) ? [] : [part];
      const names = part.names.map((name) => ({ queries: wordsOf(name), ...exactly }));
      return [{ queries: names, combineWith: 'OR' }];
    });
    const all = queries.length > 0 ? queries : wordsOf(query);
    const found = index.search({ queries: all, combineWith: 'AND' });
    const matches = found.length > 0 ? found : index.search({ queries: all, combineWith: 'OR' });
    const best = matches[0]?.score ?? 0;
    const close = matches.filter(({ score }) => score >= best * leastShare);
    const typed = queries.filter((part) => typeof part === 'string');
    return { query: query.trim(), readings, ...grouped(close) };

    function grouped(list: Match[]) {
      const groups = new Map<SearchKind, SearchGroup>();
      for (const match of list) {
        const record = records[Number(match.id)];
        if (!record) continue;
        const group = groups.get(record.kind) ?? { kind: record.kind, total: 0, results: [] };
        groups.set(record.kind, group);
        group.total += 1;
        if (group.results.length < perGroup) group.results.push(resultOf(record, match));
      }
      return { groups: [...groups.values()], total: list.length };
    }

    function resultOf({ name, text, to, picture }: SearchRecord, { terms }: Match): SearchResult {
      const written = readings.some(
        (reading) => isBengali(reading.written) && reading.names.includes(name),
      );
      const [bengali] = spellings.find((spelling) => spelling.name === name)?.bengali ?? [];
      const mark = (line: string) => marked(line, typed, terms);
      return {
        to,
        ...(picture && { picture }),
        name: mark(name),
        ...(written && bengali
          ? { text: [{ text: bengali, marked: false }], bengali: true }
          : { text: mark(text) }),
      };
    }
  };
}

const exactly = { combineWith: 'AND', prefix: false, fuzzy: false } as const;

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

/**
 * @param typed plain words of the query: a word that begins with one is marked so far
 * @param found plain words that were found: where nothing was typed so, the whole word is marked
 */
function marked(text: string, typed: string[], found: string[]): MarkedText {
  const parts: MarkedText = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const length = markedLength(plain(word), typed, found);
    if (length === 0) continue;
    parts.push({ text: text.slice(end, index), marked: false });
    end = index + Math.min(length, word.length);
    parts.push({ text: text.slice(index, end), marked: true });
  }
  parts.push({ text: text.slice(end), marked: false });
  return parts.filter((part) => part.text !== '');
}

function markedLength(word: string, typed: string[], found: string[]): number {
  const begun = typed.filter((one) => word.startsWith(one)).map((one) => one.length);
  if (begun.length > 0) return Math.max(...begun);
  return typed.length > 0 && found.includes(word) ? word.length : 0;
}
