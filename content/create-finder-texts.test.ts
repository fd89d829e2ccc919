import { expect, test } from 'vitest';
import { destinationPreferences } from '#domain/eligibility/profile.ts';
import { finderForms } from './eligibility-finder.ts';

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
  expect(values[1]?.slice(0, 3)).toEqual(['europe', 'croatia', 'czech-republic']);
  expect(values[2]?.slice(0, 4)).toEqual(['asia', 'gulf', 'bahrain', 'china']);
  expect(values[3]).toEqual(['americas', 'pacific', 'new-zealand', 'usa']);
  expect(values.flat().toSorted()).toEqual([...destinationPreferences].toSorted());
});
