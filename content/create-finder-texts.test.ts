import { expect, test } from 'vitest';
import { getCountryName } from './destinations/country-names.ts';
import { destinations } from './destinations/destinations.ts';
import { destinationPreferences } from './eligibility/profile.ts';
import { finderForms } from './eligibility-finder.ts';
import type { Region } from './types/destination.ts';

const listOptions = (field: string) =>
  finderForms.en.form.fields.find(({ name }) => name === field)?.options ?? [];

test('an option is a value and its words in the sentence', () => {
  const [group, ...others] = listOptions('length');
  expect(others).toEqual([]);
  expect(group?.name).toBe('');
  expect(group?.options.at(-1)).toEqual({ value: 'any', label: 'any length' });
});

test('the destinations are grouped by the regions that all pages use, each region before its countries', () => {
  const groups = listOptions('where');
  expect(groups.map(({ name }) => name)).toEqual([
    '',
    'Europe',
    'Asia & Middle East',
    'Americas & Pacific',
  ]);
  const values = groups.map(({ options }) => options.map(({ value }) => value));
  expect(values[0]).toEqual(['anywhere']);
  const countriesIn = (...regions: Region[]) =>
    destinations
      .filter(({ region }) => regions.includes(region))
      .map(({ slug }) => slug)
      .toSorted((a, b) => getCountryName(a, 'en').localeCompare(getCountryName(b, 'en')));
  expect(values[1]).toEqual(['europe', ...countriesIn('europe')]);
  expect(values[2]).toEqual(['asia', 'gulf', ...countriesIn('asia', 'middle-east')]);
  expect(values[3]).toEqual(['americas', 'pacific', ...countriesIn('americas', 'oceania')]);
  expect(values.flat().toSorted()).toEqual([...destinationPreferences].toSorted());
});
