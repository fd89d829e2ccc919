import { expect, test } from 'vitest';
import { countryRecords } from '#content/destinations/records.ts';
import { createDurationBar } from '#content/duration-bar.ts';
import { formats } from '#content/formats/formats.ts';
import { programmes } from '#content/programmes/programmes.ts';
import type { Country } from '#content/types/country.ts';
import { duplicateListings } from './duplicate-listings.ts';
import { listings, opportunities } from './opportunities.ts';
import { createOpportunityStipend } from './opportunity-stipend.ts';

const findOpportunity = (id: string) => opportunities.find((each) => each.id === id);
const records: Country[] = Object.values(countryRecords);

test('every placement and every programme is an opportunity with a unique id, without duplicates', () => {
  const placements = records.flatMap((record) => record.placements);
  expect(listings).toHaveLength(placements.length + programmes.length);
  expect(opportunities).toHaveLength(listings.length - duplicateListings.size);
  expect(new Set(opportunities.map(({ id }) => id)).size).toBe(opportunities.length);
  for (const { id } of opportunities) expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
  for (const { id, country } of listings) {
    if (country) expect(id.startsWith(`${country.slug}-`), id).toBe(true);
  }
});

test('a placement has the facts of its country’s record', () => {
  const placement = countryRecords.germany.placements.find(({ id }) => id === 'germany-internship');
  if (!placement?.duration || !placement.stipend) throw new Error('No duration or no stipend');
  const { duration, stipend } = placement;
  const { shortest, longest } = createDurationBar(duration);
  expect(findOpportunity('germany-internship')).toMatchObject({
    name: 'Internship',
    country: { name: 'Germany', flag: 'flags/de' },
    applicationPath: '/apply/international-internship',
    page: '/destinations/germany',
    duration: { text: formats.en.duration(duration), shortest, longest },
    stipend: createOpportunityStipend(stipend, 'en'),
    places: [],
    picture: 'place-germany',
  });
  expect(findOpportunity('uae-luxury-hospitality')?.places).toEqual([
    'Dubai',
    'Abu Dhabi',
    'Sharjah',
  ]);
});

test('a card has all places of an offer, or their number', () => {
  expect(findOpportunity('uae-luxury-hospitality')?.placesText).toBe('Dubai, Abu Dhabi, Sharjah');
  for (const { id, places, placesText } of listings) {
    if (places.length > 3) expect(placesText, id).toMatch(new RegExp(`^${places.length} `));
    else expect(placesText ?? '', id).toBe(places.join(', '));
  }
});

test('a programme has the facts of its record and page', () => {
  expect(findOpportunity('virtual-internship')).toMatchObject({
    applicationPath: '/apply/virtual-internship',
    duration: { text: '1-4 months', shortest: 1 },
    hours: '10, 20 or 30 a week',
    places: ['Your own desk'],
    isAbroad: false,
  });
  expect(findOpportunity('medical-internships')?.reach).toEqual({
    regions: ['europe', 'asia', 'americas'],
    countries: ['greece'],
  });
  expect(findOpportunity('medical-internships')?.placesText).toBe('12 countries');
  expect(findOpportunity('hotel-immersion')?.duration?.longest).toBeLessThan(1);
});

test('a placement without a duration has the usual one, marked as usual', () => {
  expect(findOpportunity('spain-hospitality-internship')?.duration).toMatchObject({
    text: '3-12 months',
    usual: true,
  });
  const medical = listings.find(({ id }) => id === 'greece-medical-internship');
  expect(medical?.duration).toMatchObject({ text: '2-12 weeks' });
  expect(findOpportunity('germany-internship')?.duration).not.toHaveProperty('usual');
});

const listRequirements = (id: string) =>
  findOpportunity(id)?.rules.map((rule) => rule.requirementText);

test('a rule for one placement of a country does not apply to its other placements', () => {
  expect(listRequirements('germany-ausbildung')).toEqual([
    'an age of 18-35',
    'German, because the lessons are in German',
    'basic English',
    'a passport valid 12 months',
  ]);
  expect(listRequirements('usa-j1-traineeship')).not.toContain('upper-intermediate English');
});

test.each(records)(
  'every eligibility card of $country is for one of its placements',
  ({ eligibility, placements }) => {
    const ids = placements.map(({ id }) => id);
    for (const { placement } of eligibility) if (placement) expect(ids).toContain(placement);
  },
);

test('every opportunity abroad requires a passport, once', () => {
  const kinds = (id: string) => findOpportunity(id)?.rules.map(({ rule }) => rule.kind);
  for (const { id, isAbroad } of opportunities) {
    expect(
      kinds(id)?.filter((kind) => kind === 'passport'),
      id,
    ).toHaveLength(isAbroad ? 1 : 0);
  }
});

test('opportunities survive serialisation as JSON', () => {
  expect(JSON.parse(JSON.stringify(opportunities))).toEqual(opportunities);
});
