import { expect, test } from 'vitest';
import { writtenIn } from './written-in.ts';

test.each(['ভিসা', '১. ভিসা', '“ভিসা” and more'])('%s is Bengali', (text) => {
  expect(writtenIn(text)).toEqual({ dir: 'auto', lang: 'bn' });
});

test.each(['', 'Visa', '2026', 'Opar (ওপার)', 'عنوان'])('"%s" is not', (text) => {
  expect(writtenIn(text)).toEqual({ dir: 'auto' });
});
