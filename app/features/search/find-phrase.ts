import { tokenise } from './normalise-text.ts';

/** An expression at the start of some words: what it stands for, and how many words it has. */
type Phrase<Meaning> = { meaning: Meaning; length: number };

/**
 * Creates a function that finds the longest expression at the start of some words. It looks up each run of words in a map.
 *
 * @param phrases expressions, and what each stands for
 */
export function createPhraseFinder<Meaning extends {}>(
  phrases: readonly (readonly [expression: string, meaning: Meaning])[],
): (words: readonly string[]) => Phrase<Meaning> | undefined {
  const meanings = new Map<string, Meaning>();
  let maxWords = 0;
  for (const [expression, meaning] of phrases) {
    const words = tokenise(expression);
    meanings.set(words.join(' '), meaning);
    maxWords = Math.max(maxWords, words.length);
  }
  return (words) => {
    for (let length = Math.min(maxWords, words.length); length > 0; length -= 1) {
      const meaning = meanings.get(words.slice(0, length).join(' '));
      if (meaning !== undefined) return { meaning, length };
    }
    return undefined;
  };
}
