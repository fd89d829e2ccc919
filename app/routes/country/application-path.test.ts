import { expect, test } from 'vitest';
import { destinations } from '#content/destinations/destinations.ts';
import { countryRecords } from '#content/destinations/records.ts';
import { getPause } from '#content/programmes/get-pause.ts';
import { findApplicationPath } from './application-path.ts';

const paused = { since: '2026-11-01', reason: { en: 'The host asks for it.', bn: 'হোস্ট তা চায়।' } };

test.each([
  ['germany', [{}], '/apply/international-internship?destination=germany'],
  [
    'denmark',
    [{ programme: 'agriculture-internship' }],
    '/apply/agriculture-internship?destination=denmark',
  ],
  // The shared form doesn't offer Germany, so the next placement's form is found.
  [
    'germany',
    [{ programme: 'agriculture-internship' }, {}],
    '/apply/international-internship?destination=germany',
  ],
  ['germany', [{ paused }], undefined],
  ['atlantis', [{}], undefined],
] as const)('the form that takes %s', (country, placements, path) => {
  expect(findApplicationPath(country, placements)).toBe(path);
});

test('every country with an open placement has a form', () => {
  const open = destinations.filter(
    ({ slug }) => !countryRecords[slug].placements.every((placement) => getPause(placement)),
  );
  const without = open.filter(
    ({ slug }) => !findApplicationPath(slug, countryRecords[slug].placements),
  );
  expect(without).toEqual([]);
});
