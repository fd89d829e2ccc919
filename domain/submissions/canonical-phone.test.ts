import { expect, test } from 'vitest';
import { canonicalPhone } from './canonical-phone.ts';

test.each([
  '+880 1700-000000',
  '8801700000000',
  '01700000000',
  '01700 000 000',
  '০১৭০০-০০০০০০',
  '+৮৮০ ১৭০০ ০০০০০০',
  '008801700000000',
  '+880 (0) 1700 000000',
])('%s is one number', (text) => {
  expect(canonicalPhone(text)).toBe('8801700000000');
});

test('numbers of other countries stay apart, and what is too short is none', () => {
  expect(canonicalPhone('+44 20 7946 0000')).toBe('442079460000');
  expect(canonicalPhone('1234567')).toBeUndefined();
  expect(canonicalPhone('')).toBeUndefined();
});
