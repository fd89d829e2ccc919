import { expect, test } from 'vitest';
import { destinationsOverview } from '#content/destinations-overview.ts';
import { compareCountries } from './comparison.ts';

const { compared, rows } = destinationsOverview.comparison;

test('compares four countries with the figures of requirements 5 and 9', () => {
  const table = compareCountries(compared, rows);
  expect(table.countries.map(({ to }) => to)).toEqual([
    '/destinations/germany',
    '/destinations/usa',
    '/destinations/china',
    '/destinations/uae',
  ]);
  expect(Object.fromEntries(table.rows.map(({ name, values }) => [name, values]))).toMatchObject({
    Length: ['6-12 months', '6, 9, 12 or 18 months', '10 months', '12-24 months'],
    'Stipend per month': ['EUR 800-1,200', 'USD 1,200-2,400', 'CNY 1,800', 'AED 4,000-8,000'],
    Age: ['18-35', '18+', '20-30', '21-35'],
    Language: ['Basic English', 'Upper-intermediate English', 'Basic English', 'English'],
  });
});

test('throws if the placement is unknown or has no figures', () => {
  expect(() => compareCountries([{ slug: 'usa', placement: 'Teacher' }], rows)).toThrow('Teacher');
  expect(() => compareCountries([{ slug: 'usa', placement: 'Pilot' }], rows)).toThrow('Pilot');
});
