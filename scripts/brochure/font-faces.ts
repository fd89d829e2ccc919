import type { Language } from '#content/language.ts';
import { bengaliSource, createStaticBengaliFont } from '../bengali-fonts/bengali-fonts.ts';
import { createStaticFont, type FontFamily, fontFiles } from '../static-font.ts';

/*
 * The fonts of the brochures as CSS, one file per weight: Chromium converts variable fonts to drawings, which doubles the file
 * and blurs the text. The Bengali font is that of the site, which is cut to its texts: with the whole font, Chromium puts all
 * conjuncts of the letters into the file.
 */

const latinFonts = [
  { family: 'Anek', weight: 700 },
  { family: 'Anek', weight: 800 },
  { family: 'Figtree', weight: 400 },
  { family: 'Figtree', weight: 600 },
  { family: 'Figtree', weight: 700 },
] as const;

/** The weight of the Bengali letters beside those of a Latin font. Our Bengali font has no others than 500 to 700. */
const getBengaliWeight = (latinWeight: number) => Math.min(Math.max(latinWeight, 500), 700);

/** Returns the files of the fonts with which the brochures of a language are set: the whole ones, before they are cut. */
export const getFontFiles = (language: Language): string[] => [
  ...Object.values(fontFiles),
  ...(language === 'bn' ? [bengaliSource] : []),
];

/** Creates the CSS of the fonts for the brochures of a language. */
export async function createFontFaces(language: Language): Promise<string> {
  const latin = latinFonts.map(async ({ family, weight }) =>
    createRule(family, weight, await createStaticFont(family, weight, 'woff2')),
  );
  if (language === 'en') return (await Promise.all(latin)).join('\n');
  const bengali = latinFonts.map(async ({ family, weight }) =>
    createRule(
      family,
      weight,
      await createStaticBengaliFont(getBengaliWeight(weight), 'woff2'),
      'U+0964-0965, U+0980-09FF, U+200C-200D',
    ),
  );
  return (await Promise.all([...latin, ...bengali])).join('\n');
}

const createRule = (family: FontFamily, weight: number, font: Buffer, range?: string) =>
  `@font-face { font-family: ${family}; font-weight: ${weight}; src: url(data:font/woff2;base64,${font.toString('base64')})${range ? `; unicode-range: ${range}` : ''} }`;
