import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { fontFiles } from '../static-font.ts';

/** The whole font with Bengali letters: Anek Bangla in all weights. */
export const bengaliSource = fileURLToPath(
  import.meta.resolve(
    '@fontsource-variable/anek-bangla/files/anek-bangla-bengali-wght-normal.woff2',
  ),
);

const fontFolder = join(import.meta.dirname, '../../app/fonts');

/** One weight, or the weights that a variable font has. */
type Weights = number | { min: number; max: number };

/** The font of the Bengali letters on Bengali pages. The rule in app/styles/bengali.css declares the same weights. */
export const pageFont = {
  weights: { min: 500, max: 700 } satisfies Weights as Weights,
  file: join(fontFolder, 'anek-bangla-pages.woff2'),
};

/** The font of the links from English pages to Bengali ones, with only their words, for devices without a Bengali font. */
export const linkFont = {
  weights: 600 satisfies Weights as Weights,
  file: join(fontFolder, 'anek-bangla-links.woff2'),
  words: ['বাংলা', 'বাংলায়', 'পড়ুন'],
};

/** The font of the Latin letters on Bengali pages: Figtree without the letters and signs that Bengali texts never have. */
export const latinFont = { file: join(fontFolder, 'figtree-basic.woff2') };

/** Basic Latin, the no-break space, the copyright sign, the middle dot, dashes, quotation marks and the ellipsis. */
const latinCharacters = [
  '\u00a0\u00a9\u00b7\u2013\u2014\u2018\u2019\u201c\u201d\u2026',
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
].join('');

/** Cuts Figtree to the characters of Bengali pages, in all its weights. */
export const cutLatinFont = (): Promise<Buffer> =>
  subsetFont(readFileSync(fontFiles.Figtree), latinCharacters, { targetFormat: 'woff2' });

/** Reads the whole Bengali font in these weights, as TrueType. */
export const readWholeFont = ({ weights }: { weights: Weights }): Promise<Buffer> =>
  convertFont(readFileSync(bengaliSource), 'sfnt', weights);

/** Creates a font with a single weight from that of the Bengali pages, for tools that don't support variable fonts. */
export const createStaticBengaliFont = (
  weight: number,
  targetFormat: 'sfnt' | 'woff2',
): Promise<Buffer> => convertFont(readFileSync(pageFont.file), targetFormat, weight);

/** All characters of the Bengali script (Unicode, "Bengali"), the dari and the joiners. */
const bengaliCharacters = [
  '\u0964\u0965\u200c\u200d\u25cc',
  ...Array.from({ length: 0x80 }, (_, index) => String.fromCodePoint(0x0980 + index)),
].join('');

/**
 * Converts a font to another format, with all its Bengali glyphs.
 *
 * @param weights all that the font has, if omitted
 */
export const convertFont = (
  font: Buffer,
  targetFormat: 'sfnt' | 'woff2',
  weights?: Weights,
): Promise<Buffer> =>
  subsetFont(font, bengaliCharacters, {
    targetFormat,
    ...(weights !== undefined && { variationAxes: { wght: weights } }),
  });
