import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type StruckWords, struckBengali } from './struck-bengali.ts';

/** Texts that visitors read. The files of the search have the words that visitors type, struck ones too. */
const files = globSync(['content/**/*.ts', 'blog/posts/bn/*.md']).filter(
  (file) =>
    !file.endsWith('.test.ts') && !/content\/(?:struck-bengali|search-[a-z]+)\.ts$/.test(file),
);

/** The post about the interview quotes the interviewer: "Tell me about yourself". */
const quotations = ['“নিজের কথা বলুন।”'];

const createPattern = ({ words }: StruckWords): RegExp => {
  const [, start = words, anyEnding] = /^(.*?)(…)?$/u.exec(words) ?? [];
  const literal = RegExp.escape(start);
  // A letter or a sign would continue the word.
  return new RegExp(anyEnding ? literal : `${literal}(?![\\u0980-\\u09ff])`, 'u');
};

test('no Bengali text has words that a native reading struck', () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const text = quotations.reduce(
      (rest, quotation) => rest.replaceAll(quotation, ''),
      readFileSync(file, 'utf8').normalize('NFC'),
    );
    return struckBengali
      .filter((struck) => createPattern(struck).test(text))
      .map(({ words, instead }) => `${file}: “${words}”, write “${instead}”`);
  });
  expect(found).toEqual([]);
});

test('a struck word is found with an ending where it may have one, and alone where it may not', () => {
  const matches = (words: string, text: string) =>
    createPattern({ words, instead: '', why: '' }).test(text);
  expect(matches('মানানসই…', 'মানানসইটি')).toBe(true);
  expect(matches('দেখে নেব', 'আমরা দেখে নেব।')).toBe(true);
  expect(matches('দেখে নেব', 'আজ কী দেখে নেবেন')).toBe(false);
});
