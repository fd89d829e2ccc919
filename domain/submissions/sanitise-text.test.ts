import { expect, test } from 'vitest';
import { sanitiseText } from './sanitise-text.ts';

const controls = [
  ...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c',
] as const;

test.each(controls.map((each) => [each.charCodeAt(0).toString(16), each]))(
  'removes U+%s, which changes the direction of text',
  (_, control) => {
    expect(sanitiseText(`a${control}b`)).toBe('ab');
  },
);

test('line separators become spaces', () => {
  expect(sanitiseText('a\u2028b\u2029c')).toBe('a b c');
});

test('keeps the characters that scripts and emoji need, and line ends', () => {
  for (const text of ['ক্‌ষ র‍্য', 'می‌خواهم', 'שלום abc', '👩‍👩‍👧', 'a\nb\tc']) {
    expect(sanitiseText(text)).toBe(text);
  }
});
