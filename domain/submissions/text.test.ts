import { expect, test } from 'vitest';
import { findExcess, hasVisibleText } from './text.ts';

test.each([
  ['Bengali', 'আমি জার্মানিতে আন্তর্জাতিক ইন্টার্নশিপ করতে চাই, কারণ ক্ষেত্রটি ভালো লাগে।'.normalize('NFD')],
  ['Vietnamese with its accents apart', 'Nguyễn Thị Phượng, Đường Điện Biên Phủ'.normalize('NFD')],
  ['Arabic with vowels', 'بِسْمِ ٱللَّٰهِ ٱلرَّحْمَٰنِ ٱلرَّحِيمِ'],
  ['Tibetan', 'ཧྐྵྨླྺྼྻྂ བོད་སྐད།'],
  ['Thai', 'ที่นี่ ก็ได้ กุ้งเป็นปี่'],
  ['Hebrew with points', 'בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים'],
  ['Korean with its letters apart', '안녕하세요'.normalize('NFD')],
  ['families and flags', '👩‍👩‍👧‍👦❤️‍🔥🏴󠁧󠁢󠁥󠁮󠁧󠁿👨🏽‍🚀'],
])('%s may have as many characters as the limit', (_, text) => {
  const characters = [...text.normalize()];
  const limit = characters.length * 3;
  expect(findExcess(text.repeat(3), limit)).toBeUndefined();
});

test('the raw text may have four times the limit, and no more', () => {
  expect(findExcess('x'.repeat(400), 100)).toBeUndefined();
  expect(findExcess('x'.repeat(401), 100)).toBe('length');
});

test.each([
  ['one kind', '\u0301'],
  ['several kinds', '\u0301\u0327'],
  ['enclosing ones and such that take room', '\u20dd\u0903'],
])('30 combining marks in a row are allowed, and no more: %s', (_, marks) => {
  const row = (length: number) => `a${marks.repeat(length).slice(0, length)}b`;
  expect(findExcess(row(30), 1000)).toBeUndefined();
  expect(findExcess(row(31), 1000)).toBe('marks');
});

test.each(['\0', '\u0007', '\r', '\ud800'])(
  'a removed character does not separate marks: %j',
  (between) => {
    expect(findExcess(`a${`\u0301${between}`.repeat(31)}`, 1000)).toBe('marks');
  },
);

test.each(['', ' \r\n\t', '\u200b\u200d\ufeff', '\0\u0007', '\ud800', '\u034f\u3164'])(
  '%j has no visible text',
  (text) => {
    expect(hasVisibleText(text)).toBe(false);
    expect(hasVisibleText(`${text}a`)).toBe(true);
  },
);
