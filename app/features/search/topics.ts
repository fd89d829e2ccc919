import { createAlikeWordFinder } from './find-alike-word.ts';
import { tokenise } from './normalise-text.ts';

/**
 * What a word asks for. `word` is the word of the topics that it was taken for, `subjects` are the first words of its topics,
 * `synonyms` their other words.
 */
export type Topics = { word: string; subjects: string[]; synonyms: string[] };

/**
 * Creates a function that finds the topics of a word without its endings (normalise-text.ts). A word that neither the topics nor
 * the records have is taken for a word of the topics that is like it.
 *
 * @param topics words that ask for the same thing, separated by spaces (content/search-topics.ts)
 * @param isKnown whether a word is the prefix of a word in the records
 * @param isInRecords whether the records have a word; other words are no use as synonyms
 */
export function createTopicFinder(
  topics: readonly string[],
  isKnown: (word: string) => boolean,
  isInRecords: (word: string) => boolean,
): (word: string) => Topics | undefined {
  const topicsByWord = new Map<string, Topics>();
  for (const words of topics.map(tokenise)) {
    const [subject = ''] = words;
    for (const word of words) {
      const { subjects = [], synonyms = [] } = topicsByWord.get(word) ?? {};
      const others = words.filter((each) => each !== word && isInRecords(each));
      topicsByWord.set(word, {
        word,
        subjects: [...subjects, subject],
        synonyms: [...new Set([...synonyms, ...others])],
      });
    }
  }
  const findAlikeWord = createAlikeWordFinder(topicsByWord.keys());
  return (word) => {
    const exact = topicsByWord.get(word);
    if (exact || isKnown(word)) return exact;
    return topicsByWord.get(findAlikeWord(word) ?? '');
  };
}
