import { expect, test } from 'vitest';
import { listAlternateLinks } from './alternate-links.ts';

const versions = [
  { hrefLang: 'en', path: '/services' },
  { hrefLang: 'bn', path: '/bn/services' },
  { hrefLang: 'x-default', path: '/services' },
];

test('both versions of a page list both', () => {
  expect(listAlternateLinks('/services')).toEqual(versions);
  expect(listAlternateLinks('/bn/services')).toEqual(versions);
});
