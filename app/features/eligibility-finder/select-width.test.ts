import { expect, test } from 'vitest';
import { countLetters } from './select-width.ts';

test.each([
  ['in my 2nd year', 14],
  ['আরও ২ বছর চলবে', 14],
  // A conjunct of three letters, and one of two.
  ['স্বাস্থ্য', 3],
  // The sign of the vowel is below the letter.
  ['দুবাই', 4],
])('%s has %d letters beside each other', (text, letters) => {
  expect(countLetters(text)).toBe(letters);
});
