import { expect, test } from 'vitest';
import { countryRecords } from '#content/destinations/records.ts';
import { destinationsOverview } from '#content/destinations-overview.ts';
import { formats } from '#content/formats/formats.ts';
import type { Country } from '#content/types/country.ts';
import { compareCountries } from './comparison.ts';

const { compared, rows } = destinationsOverview.en.comparison;

/** The stipends that the records of the compared placements have. */
const stipends = compared.map(({ slug, placement }) => {
  const { placements }: Country = countryRecords[slug];
  const stipend = placements.find(({ id }) => id === placement)?.stipend;
  return stipend && formats.en.stipend(stipend);
});

test('compares four countries with the figures of requirements 5 and 9', () => {
  const table = compareCountries(compared, rows, 'en');
  expect(table.countries.map(({ to }) => to)).toEqual([
    '/destinations/germany',
    '/destinations/usa',
    '/destinations/china',
    '/destinations/uae',
  ]);
  expect(Object.fromEntries(table.rows.map(({ name, values }) => [name, values]))).toMatchObject({
    Length: ['6-12 months', '6, 9, 12 or 18 months', '10 months', '12-24 months'],
    'Stipend per month': stipends,
    Age: ['18-35', '18+', '20-30', '21-35'],
    Language: ['Basic English', 'Upper-intermediate English', 'Basic English', 'English'],
  });
});

test('compares them in Bengali with the same figures', () => {
  const { rows: bengaliRows } = destinationsOverview.bn.comparison;
  const table = compareCountries(compared, bengaliRows, 'bn');
  expect(table.countries.map(({ name }) => name)).toContain('জার্মানি');
  expect(Object.fromEntries(table.rows.map(({ name, values }) => [name, values[1]]))).toEqual({
    প্রোগ্রাম: 'J1 ইন্টার্নশিপ',
    মেয়াদ: '৬, ৯, ১২ বা ১৮ মাস',
    'প্রতি মাসে ভাতা': '১,২০০–২,৪০০ মার্কিন ডলার',
    বয়স: '১৮+',
    ভাষা: 'মাঝারির চেয়ে ভালো ইংরেজি (Upper Intermediate)',
  });
});

test('throws if the placement is unknown or has no figures', () => {
  expect(() => compareCountries([{ slug: 'usa', placement: 'usa-teacher' }], rows, 'en')).toThrow(
    'usa-teacher',
  );
  expect(() => compareCountries([{ slug: 'usa', placement: 'usa-pilot' }], rows, 'en')).toThrow(
    'usa-pilot',
  );
});
