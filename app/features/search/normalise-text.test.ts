import { expect, test, vi } from 'vitest';
import { isCount, normaliseText, splitWords, tokenise } from './normalise-text.ts';

test.each([
  ['marks', `Germany${'\u0301'.repeat(8000)}${'\u0327'.repeat(8000)}`],
  ['marks with joiners between them', `Germany${'\u0301\u200d\u0327'.repeat(8000)}`],
])('a run of %s is shortened before it is normalised', (_, text) => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  expect(normaliseText(text).slice(0, 6)).toBe('german');
  const normalised = normalize.mock.contexts.map(String);
  normalize.mockRestore();
  expect(normalised).toHaveLength(2);
  for (const each of normalised) expect(each).not.toMatch(/\p{M}{31}/u);
});

test.each([
  ['internship', ['internships']],
  ['country', ['countries']],
  ['খরচ', ['খরচের', 'খরচে']],
  ['জার্মানি', ['জার্মানিতে', 'জার্মানির']],
  ['আমেরিকা', ['আমেরিকায়', 'আমেরিকার']],
  ['শিক্ষার্থী', ['শিক্ষার্থীদের']],
  ['প্রোগ্রাম', ['প্রোগ্রামগুলো', 'প্রোগ্রামগুলোর', 'প্রোগ্রামের']],
  ['বিশ্ববিদ্যালয়', ['বিশ্ববিদ্যালয়ে', 'বিশ্ববিদ্যালয়ের']],
  ['সেমিনার', ['সেমিনারে', 'সেমিনারের']],
  ['ডেনমার্ক', ['ডেনমার্কে', 'ডেনমার্কের']],
  ['দুবাই', ['দুবাইয়ে', 'দুবাইয়ের']],
])('%s is the same word with any ending', (word, forms) => {
  for (const form of forms) expect(tokenise(form), form).toEqual(tokenise(word));
});

test('short words keep their last letters', () => {
  expect(tokenise('ঘরে মা এর')).toEqual(['ঘরে', 'মা', 'এর']);
});

test.each([
  ['U.S.A. visa', ['usa', 'visa']],
  ['study in the u.s.a', ['study', 'in', 'the', 'usa']],
  ['U.S. or U.K.', ['u.s', 'or', 'u.k']],
  ['about us. It is', ['about', 'us', 'it', 'is']],
  ['3.5 years. A day', ['3', '5', 'years', 'a', 'day']],
])('“%s” has the words %j', (text, words) => {
  expect(splitWords(text)).toEqual(words);
});

test('a number is a count, unless it is a year', () => {
  expect(['20', '২০', '5', '2026', '২০২৬', 'j1'].filter(isCount)).toEqual(['20', '২০', '5']);
});
