import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { struckBengali } from './struck-bengali.ts';

/** Texts that visitors read. The files of the search have the words that visitors type, struck ones too. */
const files = globSync(['content/**/*.ts', 'blog/posts/bn/*.md']).filter(
  (file) =>
    !file.endsWith('.test.ts') && !/content\/(?:struck-bengali|search-[a-z]+)\.ts$/.test(file),
);

/** The post about the interview quotes the interviewer: "Tell me about yourself". */
const quotations = ['“নিজের কথা বলুন।”'];

/** Whether a text has the words, with another ending only where they may have one. */
function hasWords(text: string, words: string): boolean {
  const mayContinue = words.endsWith('…');
  const [, ...continuations] = text.split(mayContinue ? words.slice(0, -1) : words);
  return continuations.some((rest) => mayContinue || !/^[\u0980-\u09ff]/.test(rest));
}

test('no Bengali text has words that a native reading struck', () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const text = quotations.reduce(
      (rest, quotation) => rest.replaceAll(quotation, ''),
      readFileSync(file, 'utf8').normalize('NFC'),
    );
    return struckBengali
      .filter(({ words }) => hasWords(text, words))
      .map(({ words, instead }) => `${file}: “${words}”, write “${instead}”`);
  });
  expect(found).toEqual([]);
});

test('a struck word is found with an ending where it may have one, and alone where it may not', () => {
  expect(hasWords('মানানসইটি', 'মানানসই…')).toBe(true);
  expect(hasWords('আমরা দেখে নেব।', 'দেখে নেব')).toBe(true);
  expect(hasWords('আজ কী দেখে নেবেন', 'দেখে নেব')).toBe(false);
});
