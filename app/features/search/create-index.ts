import MiniSearch from 'minisearch';
import { getMaxEditDistance } from './edit-distance.ts';
import { tokenise } from './normalise-text.ts';
import { rememberWords } from './remember-words.ts';
import type { SearchKind, SearchRecord } from './search-record.ts';

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

/** The fields that have words. The field `answers` has subjects, which only `fields: ['answers']` searches. */
const fields = ['name', 'translatedName', 'text', 'words', 'mentions'];

/**
 * Creates the index of the records. The id of a document is the position of its record.
 *
 * @returns `hasWord` says whether the records have a word, `isKnown` whether a word of theirs begins with it
 */
export function createIndex(records: readonly SearchRecord[]) {
  const words = new Set<string>();
  const index: MiniSearch = new MiniSearch({
    fields: [...fields, 'answers'],
    tokenize: (text, field) => {
      const tokens = tokenise(text);
      if (field !== 'answers') for (const token of tokens) words.add(token);
      return tokens;
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

  const isKnown = rememberWords(
    (word) => index.search(word, { prefix: true, fuzzy: false }).length > 0,
  );
  return { index, hasWord: (word: string) => words.has(word), isKnown };
}
