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

test('a page in one language lists none, and before the edition is open no page does', () => {
  expect(listAlternateLinks('/no-twin', true)).toEqual([]);
  expect(listAlternateLinks('/services', false)).toEqual([]);
});
