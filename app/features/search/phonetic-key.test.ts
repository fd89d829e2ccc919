import { expect, test } from 'vitest';
import { getPhoneticKey } from './phonetic-key.ts';

test.each([
  ['পাসপোর্ট', ['পাসর্পোট', 'পাশপোর্ট']],
  ['ইন্টার্নশিপ', ['ইন্টার্নশীপ', 'ইন্টার্ণশিপ']],
  ['khoroch', ['khoroche', 'koroch']],
  ['bikash', ['vikas', 'bikasher']],
  ['abedon', ['abedone', 'avedon']],
])('slips of %s have its key', (word, slips) => {
  for (const slip of slips) expect(getPhoneticKey(slip), slip).toBe(getPhoneticKey(word));
});

test('words that sound different have different keys', () => {
  expect(getPhoneticKey('visa')).not.toBe(getPhoneticKey('basa'));
  expect(getPhoneticKey('বেতন')).not.toBe(getPhoneticKey('বিমান'));
});
