import measuredWidths from './name-widths.json' with { type: 'json' };

/** The widths of words in em, from the font (scripts/name-widths.ts). */
const wordWidths: Partial<Record<string, number>> = measuredWidths;

/** The width of a letter in a word that isn't measured yet, in em. It is too large for most words, so that they are set smaller, but fit. */
const widthPerLetter = 0.8;

/**
 * Returns the width of a country's name that is set with one word on each line: that of its widest word, in em.
 *
 * @param name in the heading's font: Anek Latin (width 110, weight 800), or Anek Bangla (weight 700)
 */
export const getNameWidth = (name: string): number =>
  Math.max(...name.split(' ').map((word) => wordWidths[word] ?? word.length * widthPerLetter));
