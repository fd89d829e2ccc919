import { leakedValues } from '../leaked-values.ts';
import type { Svg } from './drawing.ts';
import { type Face, openFace } from './faces.ts';
import { fittedLines, type Room } from './lines.ts';

const display = 'anek-display.woff2';
const text = 'figtree-text.woff2';

/** The faces of the cards: those of the page's headings and text. */
export const faces = {
  title: await openFace(display, 750, -0.028),
  name: await openFace(display, 800, -0.045),
  fact: await openFace(display, 650, -0.01),
  label: await openFace(text, 650),
};

export type Words = Room & {
  face: Face;
  x: number;
  fill: string;
  /** A word that has a colour of its own. */
  accent?: { word: string; fill: string };
} & (
    | { /** Where the capitals of the first line begin. */ top: number }
    | { /** Where the last line stands. */ bottom: number }
  );

/**
 * Sets a text into its room, from its top down or from its bottom up.
 *
 * @throws Error when the text doesn't fit, or holds a value that a template printed by mistake
 */
export function words(content: string, place: Words): Svg {
  if (leakedValues(content).length > 0) throw new Error(`a share card says “${content}”`);
  const { face, x, fill, leading, accent } = place;
  const { size, lines } = fittedLines(content, place, face);
  const capital = face.capHeight * size;
  const step = leading * size;
  const first = 'top' in place ? place.top + capital : place.bottom - step * (lines.length - 1);
  return lines
    .map((line, index) => {
      const baseline = first + index * step;
      // A capital's own side bearing would set it to the right of what stands above and below.
      const left = x - 0.05 * size;
      if (!accent) return `<path fill="${fill}" d="${face.outline(line, size, left, baseline)}"/>`;
      return line
        .split(' ')
        .map((word, at, all) => {
          const before = all
            .slice(0, at)
            .map((each) => `${each} `)
            .join('');
          const start = left + (face.measure(`${before}${word}`) - face.measure(word)) * size;
          const colour = word === accent.word ? accent.fill : fill;
          return `<path fill="${colour}" d="${face.outline(word, size, start, baseline)}"/>`;
        })
        .join('');
    })
    .join('');
}
