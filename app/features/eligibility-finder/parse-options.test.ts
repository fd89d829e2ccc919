import { expect, test } from 'vitest';
import { finderForms } from '#content/eligibility-finder.ts';
import { destinationPreferences } from '#domain/eligibility/profile.ts';
import { parseOptions } from './parse-options.ts';

test('a line is a value and its label, and a line that starts with a space is the name of a group', () => {
  expect(parseOptions('any any length\nlaw\n East & West\nasia to Asia')).toEqual([
    {
      name: '',
      options: [
        { value: 'any', label: 'any length' },
        { value: 'law', label: 'law' },
      ],
    },
    { name: 'East & West', options: [{ value: 'asia', label: 'to Asia' }] },
  ]);
});

test('the destinations are grouped by the regions that all pages use, each region before its countries', () => {
  const places = finderForms.en.form.fields.find(({ name }) => name === 'where')?.options ?? '';
  const groups = parseOptions(places);
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
