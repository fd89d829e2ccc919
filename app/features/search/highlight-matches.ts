import { tokenise, wordPattern } from './normalise-text.ts';

/** A text in parts. The parts that match the query are highlighted. */
export type HighlightedText = { text: string; isHighlighted: boolean }[];

/** A text without highlights. */
export function toPlainText(text: string): HighlightedText {
  return text ? [{ text, isHighlighted: false }] : [];
}

/**
 * Highlights the matches of a query. If a word begins with a typed one, only that prefix is highlighted. A word that has
 * another ending than the typed one, or was found despite a typing error, is highlighted completely.
 *
 * @param typed normalised words of the query (normalise-text.ts)
 * @param found normalised words of the text that match the query
 */
export function highlightMatches(text: string, typed: string[], found: string[]): HighlightedText {
  const parts: HighlightedText = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const length = getHighlightLength(word, typed, found);
    if (length === 0) continue;
    parts.push(...toPlainText(text.slice(end, index)));
    end = index + length;
    parts.push({ text: text.slice(index, end), isHighlighted: true });
  }
  return [...parts, ...toPlainText(text.slice(end))];
}

function getHighlightLength(word: string, typed: string[], found: string[]): number {
  const [normalisedWord = ''] = tokenise(word);
  if (typed.includes(normalisedWord)) return word.length;
  const prefixLengths = typed
    .filter((each) => normalisedWord.startsWith(each))
    .map((each) => each.length);
  if (prefixLengths.length > 0) return Math.min(word.length, Math.max(...prefixLengths));
  return found.includes(normalisedWord) ? word.length : 0;
}
