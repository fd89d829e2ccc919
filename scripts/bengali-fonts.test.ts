import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  convertFont,
  cutLatinFont,
  latinFont,
  linkFont,
  pageFont,
  readWholeFont,
} from './bengali-fonts/bengali-fonts.ts';
import { collectBengaliWords } from './bengali-fonts/bengali-words.ts';
import { createShaper } from './bengali-fonts/shape.ts';

/** The most that the fonts of a Bengali page may have together, in bytes. */
const maxBytes = 60_000;
/** Unpacking a whole font takes a second, and much longer while other tests run. */
const timeoutMs = 60_000;

test.each([{ ...pageFont, words: collectBengaliWords() }, linkFont])(
  'a font joins every word as the whole font does; if not, run scripts/bengali-fonts.ts: $file',
  async (font) => {
    const shapeWhole = createShaper(await readWholeFont(font));
    const shapeCut = createShaper(await convertFont(readFileSync(font.file), 'sfnt'));
    const broken = font.words.filter((word) => {
      const { advances, isComplete } = shapeCut(word);
      return !isComplete || advances.join() !== shapeWhole(word).advances.join();
    });
    expect(broken).toEqual([]);
  },
  timeoutMs,
);

test('the Latin font is cut from the one of the English pages; if not, run scripts/bengali-fonts.ts', async () => {
  expect((await cutLatinFont()).equals(readFileSync(latinFont.file))).toBe(true);
});

test('the fonts are small enough', () => {
  const sizes = [pageFont, latinFont].map(({ file }) => statSync(file).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(maxBytes);
  expect(statSync(linkFont.file).size).toBeLessThan(3000);
});
