import { breakLines } from './lines.ts';
import { type FontName, type OutlinedWord, outlineWord, unitsPerEm } from './outlines.ts';

/** Letter spacing is in em. `lineHeight` is a multiple of the font size. */
export type TextStyle = { font: FontName; lineHeight: number; letterSpacing: number };

/** The space for a text, and its smallest and largest font size, in pixels. */
export type TextBounds = { width: number; height: number; largest: number; smallest: number };

/** A text in lines of words. `fontSize` is in pixels, `space` is the width of a space in `unitsPerEm`. */
export type TextLayout = { fontSize: number; lines: OutlinedWord[][]; space: number };

/** The factor by which a text may shrink if it then needs one line less. */
const minScaleForFewerLines = 0.8;

/**
 * Lays out a text at the largest font size at which it fits, in lines of about the same length.
 *
 * @throws Error when the text doesn't fit at the smallest size, or the fonts lack one of its letters
 */
export function fitText(
  content: string,
  { font, letterSpacing, lineHeight }: TextStyle,
  { width, height, largest, smallest }: TextBounds,
): TextLayout {
  const outline = (word: string) => outlineWord(word, font, letterSpacing * unitsPerEm);
  const words = content.split(' ').map(outline);
  const space = outline(' ').width;
  let best: TextLayout | undefined;
  for (let fontSize = largest; fontSize >= smallest; fontSize -= 2) {
    if (best?.lines.length === 1) break;
    if (best && fontSize < best.fontSize * minScaleForFewerLines) break;
    const maxLines = best ? best.lines.length - 1 : Math.floor(height / (lineHeight * fontSize));
    const lines = breakLines(words, space, (width / fontSize) * unitsPerEm);
    if (lines && lines.length <= maxLines) best = { fontSize, lines, space };
  }
  if (best) return best;
  throw new Error(`"${content}" doesn't fit into ${width} × ${height} px at ${smallest} px`);
}
