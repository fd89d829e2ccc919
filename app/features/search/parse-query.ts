import MiniSearch from 'minisearch';
import { getMaxEditDistance } from './edit-distance.ts';
import { createPhraseFinder } from './find-phrase.ts';
import { isBengali, normaliseText, splitWords, stem } from './normalise-text.ts';
import type { NameSpellings } from './search-record.ts';

/** Words of a query as written, and the names that they stand for. */
export type Interpretation = { written: string; names: string[] };

/** The parts of a query in order: words to search for as they are, and names that were recognised. */
export type ParsedQuery = (string | Interpretation)[];

/** If a spelling matches more names, it is too ambiguous to interpret: "ma" is Malta, Malaysia and more. */
const maxNames = 3;
/** A shorter prefix matches too many names. Before the last word, which may not be complete, it has to be longer. */
const minLetters = 3;
const minLettersOfCompleteWords = 5;
/** How many more words a name may be written with: "হং কং" for "হংকং". */
const maxExtraWords = 1;
/** How many letters a run of words may have beyond the longest spelling. */
const maxExtraLetters = 3;

/** The form of a word in which it is compared with names. Latin names keep their last letter: "Paris" isn't "pari". */
const toNameWord = (word: string): string => (isBengali(word) ? stem(word) : word);

/**
 * Creates a parser that recognises expressions of several words, and names in Bengali letters, in phonetic and in other spellings: "জার্মানি" and "jarmani"
 * are Germany, "uk" is United Kingdom. The longest sequence of words wins. A complete spelling is preferred to a prefix,
 * and a prefix to a spelling with an error.
 *
 * @param phrases a word and the expressions that it stands for (content/search-topics.ts)
 * @param isKnown whether a word is the prefix of a word in the records. A known word is only interpreted if it is a
 *   complete spelling.
 * @returns a function that takes the words of a query as written (`splitWords`)
 */
export function createQueryParser(
  spellings: readonly NameSpellings[],
  phrases: readonly (readonly string[])[],
  isKnown: (word: string) => boolean,
): (written: readonly string[]) => ParsedQuery {
  const join = (words: string[]) => words.join('');
  const names = spellings.flatMap(({ name, bengali, latin }) =>
    [...bengali, ...latin].map((spelling) => ({
      name,
      words: splitWords(spelling).map(toNameWord),
    })),
  );
  const documents = names.map(({ name, words }) => ({ name, spelling: join(words) }));
  const maxRunWords = Math.max(0, ...names.map(({ words }) => words.length)) + maxExtraWords;
  const maxRunLetters =
    Math.max(0, ...documents.map(({ spelling }) => spelling.length)) + maxExtraLetters;
  // Each spelling is indexed as a single term, so that MiniSearch finds its prefixes and tolerates errors.
  const index = new MiniSearch<(typeof documents)[number] & { id: number }>({
    fields: ['spelling'],
    storeFields: ['name', 'spelling'],
    tokenize: (text) => [text],
    processTerm: (term) => term,
  });
  index.addAll(documents.map((document, id) => ({ id, ...document })));

  const findPhrase = createPhraseFinder(
    phrases.flatMap(([word = '', ...expressions]) =>
      expressions.map((expression) => [expression, word] as const),
    ),
  );

  /** @param isLast whether the run ends the query, so that its last word may not be complete */
  function findNames(words: string[], isLast: boolean): string[] {
    const written = join(words);
    if (written.length > maxRunLetters) return [];
    const searchNames = (options: { prefix?: boolean; fuzzy?: number }) => [
      ...new Set(
        index
          .search(written, options)
          .filter(({ spelling }) => String(spelling)[0] === written[0])
          .map(({ name }) => String(name)),
      ),
    ];
    const exactMatches = searchNames({});
    if (exactMatches.length > 0) return exactMatches;
    if (written.length < minLetters || words.every((word) => isKnown(stem(word)))) return [];
    const isPrefix = written.length >= (isLast ? minLetters : minLettersOfCompleteWords);
    const prefixMatches = isPrefix ? searchNames({ prefix: true }) : [];
    if (prefixMatches.length > 0) return prefixMatches;
    // A Latin word with an error is more likely an English word, which the fuzzy search of the records handles.
    const fuzzy = isBengali(written) ? getMaxEditDistance(written) : 0;
    return fuzzy > 0 ? searchNames({ fuzzy }).slice(0, 1) : [];
  }

  return (written) => {
    const words = written.map(stem);
    const nameWords = written.map(toNameWord);
    const parts: ParsedQuery = [];
    const namesByRun = new Map<string, string[]>();
    /** Finds the names of a run of words once, however often a query repeats it. */
    function findNamesOnce(run: string[], isLast: boolean): string[] {
      const key = `${run.join(' ')}${isLast ? '' : ' '}`;
      const names = namesByRun.get(key) ?? findNames(run, isLast);
      namesByRun.set(key, names);
      return names;
    }
    let index = 0;
    while (index < words.length) {
      const phrase = findPhrase(words.slice(index));
      if (phrase) {
        parts.push(phrase.meaning);
        index += phrase.length;
        continue;
      }
      const { length, names } = findLongestRun(nameWords.slice(index), findNamesOnce);
      const end = index + length;
      parts.push(
        names ? { written: written.slice(index, end).join(' '), names } : (words[index] as string),
      );
      index = end;
    }
    return parts;
  };

  /** @returns the number of words that are a name at the start of the query; one if there is no name */
  function findLongestRun(
    words: string[],
    find: (run: string[], isLast: boolean) => string[],
  ): { length: number; names?: string[] } {
    for (let length = Math.min(words.length, maxRunWords); length > 0; length -= 1) {
      const names = find(words.slice(0, length), length === words.length);
      if (names.length > 0 && names.length <= maxNames) return { length, names };
    }
    return { length: 1 };
  }
}

/** The interpretations of a query to show to the visitor, without those that only change capitals: "united kingdom". */
export function listInterpretations(parsedQuery: ParsedQuery): Interpretation[] {
  return parsedQuery
    .filter((part) => typeof part !== 'string')
    .filter(({ written, names }) =>
      names.some((name) => normaliseText(name) !== normaliseText(written)),
    );
}
