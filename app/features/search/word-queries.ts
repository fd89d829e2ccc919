import type { Query } from 'minisearch';
import { stem, tokenise } from './normalise-text.ts';
import type { Interpretation } from './parse-query.ts';
import type { Topics } from './topics.ts';

/** A synonym counts less than the word that was typed. */
const synonymWeight = 0.25;

/** A page that answers what a word asks for counts more than one with the word in its name. */
const answerWeight = 5;

/** A shorter word is no prefix of another, unless it is the last one, which may not be complete. */
const minPrefixLetters = 5;

const exactMatch = { prefix: false, fuzzy: false } as const;

/**
 * Returns a function that says whether a word of a query may be the beginning of a longer one. A word with an ending is complete:
 * "মেয়েদের" isn't "মেয়াদ".
 *
 * @param written the words of the query as written (`splitWords`)
 * @returns a function that takes a word without its endings
 */
export function createPrefixRule(written: readonly string[]): (word: string) => boolean {
  const last = stem(written.at(-1) ?? '');
  const complete = new Set(written.filter((word) => stem(word) !== word).map(stem));
  return (word) => !complete.has(word) && (word === last || word.length >= minPrefixLetters);
}

/** Creates a query for a word, one for each subject that it asks for, and one for each synonym. */
export function createWordQueries(
  word: string,
  prefix: boolean,
  topics: Topics | undefined,
): Query[] {
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

/** Creates queries for the names of an interpretation and for the words as written, with exact words. */
export const createNameQueries = ({ names, written }: Interpretation): Query[] =>
  [...names, written].map((name) => ({
    queries: tokenise(name),
    ...exactMatch,
    combineWith: 'AND' as const,
  }));
