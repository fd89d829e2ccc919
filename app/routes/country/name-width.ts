const glyphWidths: [letters: string, width: number][] = [
  ['Iijl', 0.3],
  ['frt', 0.45],
  ['Jcsz', 0.53],
  ['MmWw', 0.92],
  ['CEFLKPSTXYZ', 0.64],
  ['ABDGHNOQRUV', 0.72],
];
const defaultGlyphWidth = 0.61;
/** Of the heading; see `opening.module.css`. */
const letterSpacing = -0.05;

/**
 * How wide a country's name is when it stands one word a line: the width of its longest word in Anek Latin
 * (width 110, weight 800), within 5 %.
 *
 * @returns in em
 */
export function estimateNameWidth(name: string): number {
  return Math.max(...name.split(' ').map(estimateWordWidth));
}

function estimateWordWidth(word: string) {
  const letterWidths = Array.from(word, (letter) => {
    const [, width = defaultGlyphWidth] =
      glyphWidths.find(([letters]) => letters.includes(letter)) ?? [];
    return width + letterSpacing;
  });
  return letterWidths.reduce((sum, width) => sum + width, 0);
}
