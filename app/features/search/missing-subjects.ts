import type { MissingSubject } from '#content/search-missing.ts';
import { createAlikeWordFinder } from './find-alike-word.ts';
import { createPhraseFinder } from './find-phrase.ts';
import { stem, tokenise } from './normalise-text.ts';

/** The expression that a query used for a subject without a page, and the ids of the records that are nearest to it. */
type FoundMissingSubject = { expression: string; nearest: readonly string[] };

/**
 * Creates a function that finds the first subject of a query that no page is about (content/search-missing.ts). A query that names
 * a country with a page has none, since that page answers it.
 *
 * @param countries names of the countries with a page
 * @param isKnown whether the records or the topics have a word; such a word isn't taken for a misspelt one
 * @returns a function that takes the words of a query as written (`splitWords`)
 */
export function createMissingSubjectFinder(
  subjects: readonly MissingSubject[],
  countries: readonly string[],
  isKnown: (word: string) => boolean,
): (written: readonly string[]) => FoundMissingSubject | undefined {
  const expressions = subjects.flatMap(({ expressions, nearest }) =>
    expressions.split(', ').map((expression) => [expression, { expression, nearest }] as const),
  );
  const findPhrase = createPhraseFinder(expressions);
  const findAlikeWord = createAlikeWordFinder(
    expressions
      .map(([expression]) => tokenise(expression))
      .flatMap(([word = '', ...others]) => (others.length === 0 ? [word] : [])),
  );
  const findCountry = createPhraseFinder(countries.map((name) => [name, true]));

  return (written) => {
    const words = written.map(stem);
    let found: FoundMissingSubject | undefined;
    for (const [index, word] of words.entries()) {
      const following = words.slice(index);
      if (findCountry(following)) return undefined;
      if (found || words.indexOf(word) < index) continue;
      const alike = isKnown(word) ? undefined : findAlikeWord(word);
      const phrase = findPhrase(following) ?? (alike && findPhrase([alike]));
      if (phrase) found = phrase.meaning;
    }
    return found;
  };
}
