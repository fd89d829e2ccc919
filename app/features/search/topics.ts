import { isBengali, tokenise } from './normalise-text.ts';

/** A shorter Bengali word is too often the beginning of another one. */
const minStemLetters = 3;

/**
 * Creates a function that finds the other words of a word's topics. A Bengali word can have a case ending: "খরচের" is "খরচ".
 *
 * @param topics words that ask for the same thing, separated by spaces (content/search-topics.ts)
 * @param isKnown whether a word is the prefix of a word in the records; other words are no use as synonyms
 */
export function createTopicFinder(
  topics: readonly string[],
  isKnown: (word: string) => boolean,
): (word: string) => string[] {
  const wordsByTopic = topics.map(tokenise);
  const allWords = new Set(wordsByTopic.flat());

  function findStem(word: string): string {
    if (allWords.has(word) || !isBengali(word)) return word;
    for (let end = word.length - 1; end >= minStemLetters; end -= 1) {
      if (allWords.has(word.slice(0, end))) return word.slice(0, end);
    }
    return word;
  }

  return (word) => {
    const stem = findStem(word);
    const synonyms = wordsByTopic.filter((words) => words.includes(stem)).flat();
    return [...new Set(synonyms)].filter((synonym) => synonym !== word && isKnown(synonym));
  };
}
