import { tokenise, wordPattern } from './normalise-text.ts';

/** A text in parts, of which those that were looked for are marked. */
export type HighlightedText = { text: string; marked: boolean }[];

export function toPlainText(text: string): HighlightedText {
  return text ? [{ text, marked: false }] : [];
}

/**
 * Marks what was looked for: of a word that begins with one that was typed, so many letters; the whole of a word that was
 * found in spite of a typing error.
 *
 * @param typed plain words (plain.ts), as the query has them
 * @param found plain words, as the text has them
 */
export function highlightMatches(text: string, typed: string[], found: string[]): HighlightedText {
  const parts: HighlightedText = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const length = getHighlightLength(word, typed, found);
    if (length === 0) continue;
    parts.push(...toPlainText(text.slice(end, index)));
    end = index + length;
    parts.push({ text: text.slice(index, end), marked: true });
  }
  return [...parts, ...toPlainText(text.slice(end))];
}

function getHighlightLength(word: string, typed: string[], found: string[]): number {
  const [plainWord = ''] = tokenise(word);
  const begun = typed.filter((one) => plainWord.startsWith(one)).map((one) => one.length);
  if (begun.length > 0) return Math.min(word.length, Math.max(...begun));
  return found.includes(plainWord) ? word.length : 0;
}
