import { expect, test } from 'vitest';
import { listAlternateLinks } from './alternate-links.ts';

const versions = [
  { hrefLang: 'en', path: '/services' },
  { hrefLang: 'bn', path: '/bn/services' },
  { hrefLang: 'x-default', path: '/services' },
];

test('a page and its twin name each other', () => {
  expect(listAlternateLinks('/services', true)).toEqual(versions);
  expect(listAlternateLinks('/bn/services', true)).toEqual(versions);
});

test('a page without a twin names nothing, and no page does before the edition is open', () => {
  expect(listAlternateLinks('/no-twin', true)).toEqual([]);
  expect(listAlternateLinks('/services', false)).toEqual([]);
});
