import { tokenise } from './normalise-text.ts';

/**
 * Creates a function that finds the other words of a word's topics. The words are without their endings (normalise-text.ts).
 *
 * @param topics words that ask for the same thing, separated by spaces (content/search-topics.ts)
 * @param isKnown whether a word is the prefix of a word in the records; other words are no use as synonyms
 */
export function createTopicFinder(
  topics: readonly string[],
  isKnown: (word: string) => boolean,
): (word: string) => string[] {
  const wordsByTopic = topics.map(tokenise);
  return (word) => {
    const synonyms = wordsByTopic.filter((words) => words.includes(word)).flat();
    return [...new Set(synonyms)].filter((synonym) => synonym !== word && isKnown(synonym));
  };
}
