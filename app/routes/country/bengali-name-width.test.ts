import { expect, test } from 'vitest';
import { countryNames } from '#content/bn/names.ts';
import { destinations } from '#content/destinations/destinations.ts';
import { localisedCountries } from '#content/destinations/records.ts';
import { getBengaliWidth, wordWidths } from './bengali-name-width.ts';
import { estimateNameWidth } from './name-width.ts';

test('every word of a country is measured', () => {
  const names = destinations.map(({ slug }) => {
    const { country, shortName } = localisedCountries.bn[slug];
    return shortName ?? country ?? countryNames[slug].name;
  });
  expect(names.length).toBeGreaterThan(20);
  expect(names.flatMap((name) => name.split(' ')).filter((word) => !(word in wordWidths))).toEqual(
    [],
  );
});

test('a name has the width of its widest word', () => {
  expect(estimateNameWidth('চেক প্রজাতন্ত্র')).toBe(getBengaliWidth('প্রজাতন্ত্র'));
  expect(estimateNameWidth('আমিরাত')).toBe(3.88);
});

test('an unmeasured word counts as wide', () => {
  expect(getBengaliWidth('কানাডা')).toBeGreaterThan(3.5);
});
