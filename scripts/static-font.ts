import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const folder = join(import.meta.dirname, '../app/fonts');

/** The variable font files of the site. */
export const fontFiles = {
  Anek: join(folder, 'anek-display.woff2'),
  Figtree: join(folder, 'figtree-text.woff2'),
};

export type FontFamily = keyof typeof fontFiles;

/** Latin with its accents, punctuation and currency signs: U+0020 to U+20FF. */
const characters = Array.from({ length: 0x2100 - 0x20 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
).join('');

/**
 * Creates a font with a single weight from a font of the site, for tools that don't support variable fonts.
 *
 * @returns the bytes of the font file
 */
export const createStaticFont = (
  family: FontFamily,
  weight: number,
  targetFormat: 'sfnt' | 'woff2',
): Promise<Buffer> =>
  subsetFont(readFileSync(fontFiles[family]), characters, {
    targetFormat,
    variationAxes: { wght: weight },
  });
