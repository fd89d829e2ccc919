import { expect, test } from 'vitest';
import { isRightToLeft, langAttributes } from './lang-attributes.ts';

test.each(['ভিসা', '১. ভিসা', '“ভিসা” and more'])('%s is Bengali', (text) => {
  expect(langAttributes(text, 'en')).toEqual({ dir: 'auto', lang: 'bn' });
});

test.each(['', 'Visa', '2026', 'Opar (ওপার)', 'عنوان'])('"%s" is not Bengali', (text) => {
  expect(langAttributes(text, 'en')).toEqual({ dir: 'auto' });
});

test('on a Bengali page, text in Latin letters is English', () => {
  expect(langAttributes('2. Visa', 'bn')).toEqual({ dir: 'auto', lang: 'en' });
  expect(langAttributes('ভিসা', 'bn')).toEqual({ dir: 'auto', lang: 'bn' });
  expect(langAttributes('2026', 'bn')).toEqual({ dir: 'auto' });
});

test.each([
  ['عنوان', true],
  ['1. שלום, world', true],
  ['Opar عنوان', false],
  ['', false],
])('"%s" is written from right to left: %s', (text, expected) => {
  expect(isRightToLeft(text)).toBe(expected);
});
