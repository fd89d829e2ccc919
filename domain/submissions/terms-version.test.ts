import { expect, test } from 'vitest';
import { terms as termsByLanguage } from './forms/terms.ts';
import { computeTermsVersion, formatTerms } from './terms-version.ts';

const terms = termsByLanguage.en;

test('a changed word, point or label changes the version', () => {
  expect(terms.version).toMatch(/^[\da-f]{8}$/);
  expect(computeTermsVersion(terms)).toBe(terms.version);
  const [first = '', ...others] = terms.points;
  const changed = [
    { ...terms, points: [`${first} `, ...others] },
    { ...terms, points: [...others, first] },
    { ...terms, points: others },
    { ...terms, title: 'Terms' },
    { ...terms, link: 'terms' },
  ];
  expect(new Set([terms, ...changed].map(computeTermsVersion)).size).toBe(6);
});

test('the hash is FNV-1a, by its published values', () => {
  // From http://www.isthe.com/chongo/src/fnv/test_fnv.c, the hash of "foobar".
  const ofText = (text: string) =>
    computeTermsVersion({
      ...terms,
      title: text,
      points: [],
      field: { ...terms.field, label: '' },
      link: '',
    });
  expect(ofText('foobar')).toBe(withEnd(0xbf9cf968));
});

/** Adds the line feed and the space that follow the title. */
function withEnd(hash: number) {
  let end = hash;
  for (const code of [10, 32]) end = Math.imul(end ^ code, 0x01000193);
  return (end >>> 0).toString(16).padStart(8, '0');
}

test('the stored text has everything that the sender read', () => {
  const text = formatTerms(terms);
  for (const point of terms.points) expect(text).toContain(point);
  expect(text).toContain('I agree to the terms and conditions');
});
