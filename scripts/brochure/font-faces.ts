import { readFileSync } from 'node:fs';
import type { Language } from '#content/language.ts';
import { bengaliSources, convertFont } from '../bengali-fonts/bengali-fonts.ts';
import { createStaticFont, type FontFamily, fontFiles } from '../static-font.ts';

/** The font of the Bengali letters of each family. The Latin letters of a Bengali brochure are those of the English ones. */
const bengaliFiles: Record<FontFamily, string> = {
  Anek: bengaliSources.display,
  Figtree: bengaliSources.text,
};

const weights = [
  ['Anek', 700],
  ['Anek', 800],
  ['Figtree', 400],
  ['Figtree', 600],
  ['Figtree', 700],
] as const;

/** The files of the fonts with which the brochures of a language are set. */
export const getFontFiles = (language: Language): string[] => [
  ...Object.values(fontFiles),
  ...(language === 'bn' ? Object.values(bengaliFiles) : []),
];

/**
 * Creates the CSS of the fonts for the brochures of a language, with one font per weight: Chromium converts variable fonts to
 * drawings, which doubles the file and blurs the text.
 */
export async function createFontFaces(language: Language): Promise<string> {
  const rules = weights.map(async ([family, weight]) => {
    const rule = createRule(family, weight, await createStaticFont(family, weight, 'woff2'));
    return language === 'bn' ? rule + (await createBengaliRule(family, weight)) : rule;
  });
  return (await Promise.all(rules)).join('\n');
}

/** Bengali letters, the dari and the joiners. */
const bengaliRange = '; unicode-range: U+0964-0965, U+0980-09FF, U+200C-200D';

const createRule = (family: FontFamily, weight: number, font: Buffer, range = '') =>
  `@font-face { font-family: ${family}; font-weight: ${weight}; src: url(data:font/woff2;base64,${font.toString('base64')})${range} }`;

async function createBengaliRule(family: FontFamily, weight: number) {
  const variationAxes = { wght: weight };
  const font = await convertFont(readFileSync(bengaliFiles[family]), 'woff2', { variationAxes });
  return createRule(family, weight, font, bengaliRange);
}
