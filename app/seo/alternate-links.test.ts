import { expect, test } from 'vitest';
import { listAlternateLinks } from './alternate-links.ts';

const versions = [
  { hrefLang: 'en', path: '/services' },
  { hrefLang: 'bn', path: '/bn/services' },
  { hrefLang: 'x-default', path: '/services' },
];

test('both versions of a page list both', () => {
  expect(listAlternateLinks('/services', true)).toEqual(versions);
  expect(listAlternateLinks('/bn/services', true)).toEqual(versions);
});

test('before the edition is open, no page lists a version', () => {
  expect(listAlternateLinks('/services', false)).toEqual([]);
});
