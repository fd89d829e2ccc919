import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localisedCountries } from '#content/destinations/records.ts';
import { languages } from '#content/language.ts';
import { outlineWord, unitsPerEm } from './og-images/outlines.ts';

/*
 * Measures the words of the countries' names in the font of the headings, and writes their widths to
 * app/routes/country/name-widths.json. Run it when name-widths.test.ts says that they are out of date: npx node scripts/name-widths.ts
 */

const file = join(import.meta.dirname, '../app/routes/country/name-widths.json');

/** The letter spacing of Latin names in em. It must equal the value in app/routes/country/hero.module.css. */
const letterSpacing = -0.05;

/** Returns the width of each word of the countries' names in em, to a hundredth. */
export function measureNameWidths(): Record<string, number> {
  const names = languages.flatMap((language) =>
    Object.values(localisedCountries[language]).map(
      ({ shortName, country }) => shortName ?? country,
    ),
  );
  const words = [...new Set(names.flatMap((name) => name.split(' ')))];
  return Object.fromEntries(
    words.map((word) => {
      const { width } = outlineWord(word, 'name', letterSpacing * unitsPerEm);
      return [word, Math.round((width / unitsPerEm) * 100) / 100];
    }),
  );
}

/** Returns the widths as they were written last. */
export const readNameWidths = (): Record<string, number> => JSON.parse(readFileSync(file, 'utf8'));

if (import.meta.main) writeFileSync(file, `${JSON.stringify(measureNameWidths(), null, 2)}\n`);
