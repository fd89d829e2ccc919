import MiniSearch from 'minisearch';
import { getMaxEditDistance } from './edit-distance.ts';
import { getPhoneticKey } from './phonetic-key.ts';

/**
 * Creates a function that finds the word of a list that sounds like a misspelt one, or else has a letter or two that differ.
 *
 * @param words normalised words without their endings (normalise-text.ts)
 */
export function createAlikeWordFinder(
  words: Iterable<string>,
): (word: string) => string | undefined {
  const wordsByKey = new Map<string, string>();
  for (const word of words) {
    const key = getPhoneticKey(word);
    if (!wordsByKey.has(key)) wordsByKey.set(key, word);
  }
  const index = new MiniSearch<{ id: string }>({
    fields: ['id'],
    tokenize: (key) => [key],
    processTerm: (key) => key,
  });
  index.addAll([...wordsByKey.keys()].map((id) => ({ id })));
  return (word) => {
    const key = getPhoneticKey(word);
    const alike = wordsByKey.get(key);
    const fuzzy = getMaxEditDistance(key);
    if (alike !== undefined || fuzzy === 0) return alike;
    // Slips in the first letter are rare, and most words that differ there have another meaning.
    const nearest = index.search(key, { fuzzy }).find(({ id }) => id[0] === key[0]);
    return nearest && wordsByKey.get(nearest.id);
  };
}
