/**
 * Breaks words into as few lines as possible, of about the same length (CSS `text-wrap: balance`).
 *
 * @param space the width of a space, in the same unit as `maxWidth` and the words' widths
 * @returns the lines, or undefined if a word is wider than a line
 */
export function breakLines<Word extends { width: number }>(
  words: readonly Word[],
  space: number,
  maxWidth: number,
): Word[][] | undefined {
  const widest = Math.max(...words.map(({ width }) => width));
  if (widest > maxWidth) return undefined;
  let lines = fillLines(words, space, maxWidth);
  const step = maxWidth / 100;
  for (let width = maxWidth - step; width >= widest; width -= step) {
    const narrower = fillLines(words, space, width);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines;
}

/** Puts as many words as possible on each line. */
function fillLines<Word extends { width: number }>(
  words: readonly Word[],
  space: number,
  maxWidth: number,
): Word[][] {
  const lines: Word[][] = [];
  let end = Number.POSITIVE_INFINITY;
  for (const word of words) {
    if (end + space + word.width <= maxWidth) {
      lines.at(-1)?.push(word);
      end += space + word.width;
    } else {
      lines.push([word]);
      end = word.width;
    }
  }
  return lines;
}
