import MiniSearch from 'minisearch';
import { isBengali, normaliseText, tokenise } from './normalise-text.ts';
import type { NameSpellings } from './search-record.ts';

/** Some words of a query, and the names that they stand for. */
export type Interpretation = { written: string; names: string[] };

/** A query in the order of its words: what is to be looked for as it is, and what was read as a name. */
export type ParsedQuery = (string | Interpretation)[];

/** More names than these say that nothing is meant yet: "ma" is Malta, Malaysia and more. */
const maxNames = 3;
/** Fewer letters begin too many names. */
const minLetters = 3;

/**
 * Reads names that are written in Bengali letters, by ear, or in another way: "জার্মানি" and "jarmani" are Germany, "uk" is
 * United Kingdom. The longest run of words counts, and a whole spelling more than its beginning, that more than one
 * with a typing error.
 *
 * @param isKnown whether some word of what can be found begins like this one; such a word is read only where it is
 *   a whole spelling
 */
export function createQueryParser(
  spellings: readonly NameSpellings[],
  isKnown: (word: string) => boolean,
): (query: string) => ParsedQuery {
  const joined = (words: string[]) => words.join('');
  const documents = spellings.flatMap(({ name, bengali, latin }) =>
    [...bengali, ...latin].map((spelling) => ({ name, spelling: joined(tokenise(spelling)) })),
  );
  // Each spelling is one word to the library, which then finds its beginnings and typing errors.
  const index = new MiniSearch<(typeof documents)[number] & { id: number }>({
    fields: ['spelling'],
    storeFields: ['name', 'spelling'],
    tokenize: (text) => [text],
    processTerm: (term) => term,
  });
  index.addAll(documents.map((document, id) => ({ id, ...document })));

  function namesOf(words: string[]): string[] {
    const written = joined(words);
    const found = (options: { prefix?: boolean; fuzzy?: number }) => [
      ...new Set(index.search(written, options).map(({ name }) => String(name))),
    ];
    const whole = found({});
    if (whole.length > 0) return whole;
    if (written.length < minLetters || words.every(isKnown)) return [];
    const begun = found({ prefix: true });
    if (begun.length > 0) return begun;
    // A Latin word with an error is more likely an English one: the search forgives it.
    return isBengali(written) ? found({ fuzzy: 0.3 }).slice(0, 1) : [];
  }

  return (query) => {
    const words = tokenise(query);
    const read: ParsedQuery = [];
    let at = 0;
    while (at < words.length) {
      const run = longestRun(words.slice(at));
      read.push(run ?? (words[at] as string));
      at += run ? tokenise(run.written).length : 1;
    }
    return read;
  };

  function longestRun(words: string[]): Interpretation | undefined {
    for (let length = words.length; length > 0; length -= 1) {
      const run = words.slice(0, length);
      const names = namesOf(run);
      if (names.length > 0 && names.length <= maxNames) return { written: run.join(' '), names };
    }
  }
}

/** What was read in a query, for the line that says so; not what only adds capitals: "united kingdom". */
export function listInterpretations(read: ParsedQuery): Interpretation[] {
  return read
    .filter((part) => typeof part !== 'string')
    .filter(({ written, names }) =>
      names.some((name) => normaliseText(name) !== normaliseText(written)),
    );
}
