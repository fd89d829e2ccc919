import { expect, test } from 'vitest';
import { createSearch } from './create-search.ts';
import { searchRecords } from './search-records.server.ts';

const searches = { en: createSearch(searchRecords.en), bn: createSearch(searchRecords.bn) };

test.each([
  ['Saudi Arabia', 'Saudi Arabia'],
  ['hotel jobs in saudi arabia', 'Saudi Arabia'],
  ['সৌদি আরবে কাজ', 'সৌদি আরব'],
  ['সৌদী আরব', 'সৌদি'],
  ['soudi te kaj', 'soudi'],
  ['Singapoor visa', 'Singapore'],
  ['kanada jabo', 'Canada'],
  ['কিস্তিতে দেওয়া যাবে', 'কিস্তি'],
  ['are you government approved', 'government approved'],
])('“%s” has no page, and names %s', (query, subject) => {
  for (const { find } of Object.values(searches)) {
    expect(find(query)).toMatchObject({
      total: 0,
      groups: [],
      interpretations: [],
      missing: subject,
    });
  }
});

test('a country without a page offers the three nearest', () => {
  for (const { findNearest } of Object.values(searches)) {
    expect(findNearest('সৌদি আরবে কাজ', []).map(({ to }) => to)).toEqual([
      '/destinations/uae',
      '/destinations/bahrain',
      '/destinations',
    ]);
  }
});

test.each(['driver job in Dubai', 'দুবাই না সৌদি', 'germany or canada'])(
  '“%s” names a country with a page, so that there are results',
  (query) => {
    expect(searches.bn.find(query).total).toBeGreaterThan(0);
  },
);

test('an unknown word is no subject without a page', () => {
  expect(searches.en.find('zzzz')).toMatchObject({ total: 0 });
  expect(searches.en.find('zzzz').missing).toBeUndefined();
});
