import { shape } from 'harfbuzzjs';
import { createStaticBengaliFont } from '../bengali-fonts/bengali-fonts.ts';
import { createBuffer, createFont } from '../bengali-fonts/shape.ts';
import { createStaticFont, type FontFamily } from '../static-font.ts';

/** The number of units in an em. All lengths of outlines are in these units. */
export const unitsPerEm = 1000;

function loadFont(sfnt: Uint8Array) {
  const font = createFont(sfnt);
  font.setScale(unitsPerEm, unitsPerEm);
  return font;
}

const loadLatinFont = async (family: FontFamily, weight: number) =>
  loadFont(await createStaticFont(family, weight, 'sfnt'));

/** The fonts of Latin letters: those of the site's headings and text. */
const latinFonts = {
  title: await loadLatinFont('Anek', 700),
  name: await loadLatinFont('Anek', 800),
  label: await loadLatinFont('Figtree', 600),
};

/** The font of the Bengali headings. It has the glyphs of all texts (scripts/bengali-fonts.ts). */
const bengaliFont = loadFont(await createStaticBengaliFont(700, 'sfnt'));

export type FontName = keyof typeof latinFonts;

/** The height of a font above and below the baseline. */
export const getFontExtents = (name: FontName) => latinFonts[name].hExtents();

/** Whether a text has letters of the Bengali script, the dari or a joiner. */
export const hasBengaliLetters = (text: string): boolean =>
  /[\u0964\u0980-\u09ff\u200c\u200d]/.test(text);

/** Matches the parts of a word that are in one script: 'IELTS-' and 'এর' of 'IELTS-এর'. */
const partsOfOneScript = /[\u0964\u0980-\u09ff\u200c\u200d]+|[^\u0964\u0980-\u09ff\u200c\u200d]+/g;

/** A word as outlines. Its baseline starts at (0, 0), and y points up, as in font files. */
export type OutlinedWord = { width: number; glyphs: { x: number; y: number; path: string }[] };

/**
 * Shapes a word as a browser does, with kerning and conjuncts, and returns its outlines.
 *
 * @param letterSpacing is left out between Bengali letters, because it would break the line that joins them
 * @throws Error if the fonts lack one of its letters
 */
export function outlineWord(word: string, name: FontName, letterSpacing: number): OutlinedWord {
  const glyphs: OutlinedWord['glyphs'] = [];
  let width = 0;
  for (const [part] of word.matchAll(partsOfOneScript)) {
    const font = hasBengaliLetters(part) ? bengaliFont : latinFonts[name];
    const buffer = createBuffer(part);
    shape(font, buffer);
    for (const glyph of buffer.getGlyphInfosAndPositions()) {
      const { codepoint: id, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
      if (id === 0) throw new Error(`The fonts lack a letter of "${word}"`);
      glyphs.push({ x: width + xOffset, y: yOffset, path: font.glyphToPath(id) });
      width += xAdvance + (hasBengaliLetters(part) ? 0 : letterSpacing);
    }
  }
  return { width, glyphs };
}
