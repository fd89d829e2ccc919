import { expect, test } from 'vitest';
import { destinations } from '#content/destinations/destinations.ts';
import { countryRecords } from '#content/destinations/records.ts';
import { getPause } from '#content/programmes/get-pause.ts';
import { createApplicationLinks } from './application-links.ts';

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
  expect(createApplicationLinks(country, placements, 'Apply online').map(({ to }) => to)).toEqual(
    path === undefined ? [] : [path],
  );
});

test.each([
  [
    'en',
    'Apply online',
    ['Apply online: International Internship', 'Apply online: Medical Internships Abroad'],
  ],
  ['bn', 'আবেদন', ['আবেদন: ইন্টারন্যাশনাল ইন্টার্নশিপ', 'আবেদন: বিদেশে মেডিকেল ইন্টার্নশিপ']],
] as const)('a country with two forms has a link to each (%s)', (language, name, names) => {
  const { placements } = countryRecords.greece;
  const links = createApplicationLinks('greece', placements, name, language);
  expect(links.map((link) => link.name)).toEqual(names);
  expect(links.map(({ to }) => to)).toEqual([
    '/apply/international-internship?destination=greece',
    '/apply/medical-internships?destination=greece',
  ]);
});

test('several placements of one form have one link', () => {
  const links = createApplicationLinks('usa', countryRecords.usa.placements, 'Apply online');
  expect(links).toEqual([
    { name: 'Apply online', to: '/apply/international-internship?destination=usa' },
  ]);
});

test('every country with an open placement has a form', () => {
  const open = destinations.filter(
    ({ slug }) => !countryRecords[slug].placements.every((placement) => getPause(placement)),
  );
  const without = open.filter(
    ({ slug }) =>
      createApplicationLinks(slug, countryRecords[slug].placements, 'Apply online').length === 0,
  );
  expect(without).toEqual([]);
});
