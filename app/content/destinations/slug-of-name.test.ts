import { expect, test } from 'vitest';
import { slugOfName } from './slug-of-name.ts';

test.each([
  ['Germany', 'germany'],
  ['Czech Republic', 'czech-republic'],
  ['USA (J1 Internship)', 'usa'],
  ['USA (J1 Traineeship)', 'usa'],
  ['United Arab Emirates', 'uae'],
  ['United Kingdom', 'united-kingdom'],
])('%s has the slug %s', (name, slug) => {
  expect(slugOfName(name)).toBe(slug);
});

test('a country without a page is refused', () => {
  expect(() => slugOfName('Atlantis')).toThrow('No destination for "Atlantis"');
});
