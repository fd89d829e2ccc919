import { expect, test } from 'vitest';
import { fitText } from './fit-text.ts';
import { outlineWord } from './outlines.ts';

const bounds = { width: 400, height: 200, largest: 100, smallest: 20 };
const style = { font: 'title', lineHeight: 1, letterSpacing: 0 } as const;
const layOut = (content: string, limits = {}) => fitText(content, style, { ...bounds, ...limits });
const sizeOf = (content: string, limits = {}) => layOut(content, limits).fontSize;

test('a text is as large as its bounds allow, in width and in height', () => {
  expect(sizeOf('USA')).toBe(100);
  expect(sizeOf('Montenegro')).toBeLessThan(80);
  expect(sizeOf('New Zealand', { height: 60 })).toBeLessThan(sizeOf('New Zealand'));
});

test('a text is slightly smaller if that saves a line', () => {
  // The text fits in two lines of 100 pixels, and in one line that is slightly smaller.
  const oneLine = layOut('Contact us', { width: 460 });
  expect(oneLine.lines).toHaveLength(1);
  expect(oneLine.fontSize).toBeLessThan(100);
  expect(oneLine.fontSize).toBeGreaterThanOrEqual(80);
});

test('lines have about the same length', () => {
  const { lines } = layOut('one two three four', { width: 700, smallest: 100 });
  expect(lines.map((line) => line.length)).toEqual([2, 2]);
});

test('a text that doesn’t fit is reported', () => {
  expect(() => layOut('Montenegro', { smallest: 90 })).toThrow('"Montenegro" doesn\'t fit');
});

test('the letters of a conjunct become one glyph, and a Latin part of the word keeps its own font', () => {
  const glyphsOf = (word: string) => outlineWord(word, 'title', 0).glyphs.length;
  expect(glyphsOf('ন্ত')).toBe(1);
  expect(glyphsOf('৫০+')).toBe(3);
});
