import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const findPackageFile = (path: string) =>
  fileURLToPath(import.meta.resolve(`@fontsource-variable/${path}`));

/** The whole Bengali fonts of the packages, in all weights. */
const bengaliSources = {
  display: findPackageFile('anek-bangla/files/anek-bangla-bengali-wght-normal.woff2'),
  text: findPackageFile('noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2'),
};

const fontFolder = join(import.meta.dirname, '../../app/fonts');

/** The Bengali fonts of the site: the whole font of the package, the weight that we use, and the file that is cut from it. */
export const bengaliFonts = [
  { source: bengaliSources.display, weight: 700, file: 'anek-bangla-display.woff2' },
  { source: bengaliSources.text, weight: 400, file: 'noto-bengali-text.woff2' },
].map((font) => ({ ...font, file: join(fontFolder, font.file) }));

/** The font of the links from English pages to Bengali ones, with only their words, for devices without a Bengali font. */
export const linkFont = {
  source: bengaliSources.text,
  weight: 600,
  file: join(fontFolder, 'noto-bengali-links.woff2'),
  words: ['বাংলা', 'বাংলায়', 'পড়ুন'],
};

/** Reads a whole font, in one weight, as TrueType. */
export const readWholeFont = ({
  source,
  weight,
}: Pick<typeof linkFont, 'source' | 'weight'>): Promise<Buffer> =>
  convertFont(readFileSync(source), 'sfnt', { variationAxes: { wght: weight } });

/** All characters of the Bengali script (Unicode, "Bengali"), the dari and the joiners. */
const bengaliCharacters = [
  '\u0964\u0965\u200c\u200d\u25cc',
  ...Array.from({ length: 0x80 }, (_, index) => String.fromCodePoint(0x0980 + index)),
].join('');

/** Converts a font to another format, with all its Bengali glyphs. */
export const convertFont = (
  font: Buffer,
  targetFormat: 'sfnt' | 'woff2',
  options: { variationAxes?: Record<string, number> } = {},
): Promise<Buffer> => subsetFont(font, bengaliCharacters, { ...options, targetFormat });
