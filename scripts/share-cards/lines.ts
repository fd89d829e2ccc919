/** The width of a text on one line, in units of its type size. */
export type Measure = (text: string) => number;

/**
 * Breaks a text between words into as few lines as its width allows, and of all ways to do so takes the one whose lines are
 * most alike. (CSS's `text-wrap: balance` only narrows the lines, and may leave a last word alone.)
 *
 * @param width of a line, in units of the type size
 * @returns the lines, or undefined when a word alone is too wide
 */
export function balancedLines(text: string, width: number, measure: Measure): string[] | undefined {
  const words = text.split(' ');
  if (words.some((word) => measure(word) > width)) return;
  for (let count = 1; count <= words.length; count += 1) {
    const ways = waysToBreak(words, count).filter((lines) =>
      lines.every((line) => measure(line) <= width),
    );
    // All have the same letters: the sum of the squares is least where the lines are alike.
    const unlikeness = (lines: string[]) =>
      lines.reduce((sum, line) => sum + measure(line) ** 2, 0);
    const [best] = ways.sort((one, other) => unlikeness(one) - unlikeness(other));
    if (best) return best;
  }
}

function waysToBreak(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]];
  const firstLines = words.slice(0, 1 - count).map((_, index) => index + 1);
  return firstLines.flatMap((end) =>
    waysToBreak(words.slice(end), count - 1).map((rest) => [
      words.slice(0, end).join(' '),
      ...rest,
    ]),
  );
}

/** The room that a text has, in pixels, and the sizes that it may take. */
export type Room = {
  width: number;
  /** From the top of its capitals to its last baseline. */
  height: number;
  maxLines: number;
  largest: number;
  smallest: number;
  /** From one line to the next, in units of the type size. */
  leading: number;
};

/**
 * The largest size at which a text fits into its room, in steps of 2 pixels.
 *
 * @returns the type size in pixels, and the lines
 * @throws Error with the text, when it doesn't fit at the smallest size
 */
export function fittedLines(
  text: string,
  { width, height, maxLines, largest, smallest, leading }: Room,
  { measure, capHeight }: { measure: Measure; capHeight: number },
): { size: number; lines: string[] } {
  for (let size = largest; size >= smallest; size -= 2) {
    const lines = balancedLines(text, width / size, measure);
    if (!lines || lines.length > maxLines) continue;
    if ((capHeight + leading * (lines.length - 1)) * size <= height) return { size, lines };
  }
  throw new Error(`"${text}" doesn't fit into ${width} × ${height} px with type of ${smallest} px`);
}
