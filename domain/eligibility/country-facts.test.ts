import { describe, expect, test } from 'vitest';
import { destinations } from '#content/destinations/destinations.ts';
import { getCountryAges, getCountryRange } from './country-facts.ts';
import { listings } from './opportunities.ts';

describe.each(destinations.map(({ slug }) => slug))('the facts of %s', (slug) => {
  const placements = listings.filter(({ country }) => country?.slug === slug);

  test('have the ages by which "Can I go?" judges each placement', () => {
    const ages = placements.flatMap(({ rules }) =>
      rules.flatMap(({ rule }) => (rule.kind === 'age' ? `${rule.from}-${rule.to}` : [])),
    );
    expect(getCountryAges(slug).map(({ from, to }) => `${from}-${to}`)).toEqual([...new Set(ages)]);
  });

  test('on a list of countries include the pay and the stay of every placement', () => {
    const { stipend, duration } = getCountryRange(slug);
    const amounts = placements.flatMap((placement) => placement.stipend?.typed ?? []);
    expect(stipend === undefined).toBe(amounts.length === 0);
    for (const { from, to, per } of amounts) {
      const monthly = per === 'year' ? from / 12 : from;
      expect(monthly).toBeGreaterThanOrEqual(stipend?.from ?? Number.NaN);
      if (per === 'month' && stipend?.to !== undefined) expect(to).toBeLessThanOrEqual(stipend.to);
    }
    const longest = 'to' in duration ? duration.to : Math.max(...duration.choices);
    const months = duration.unit === 'years' ? longest * 12 : longest;
    expect(months).toBe(Math.max(...placements.map((each) => each.duration?.longest ?? 0)));
  });
});

test.each([
  [
    'germany',
    { currency: 'EUR', from: 800, to: 1300 },
    { from: 6, fromUnit: 'months', to: 3.5, unit: 'years' },
    false,
  ],
  [
    'usa',
    { currency: 'USD', from: 1200, to: 2400 },
    { from: 6, fromUnit: 'months', to: 3, unit: 'years' },
    false,
  ],
  ['china', { currency: 'CNY', from: 1800, to: 1800 }, { choices: [10], unit: 'months' }, false],
  ['greece', undefined, { from: 2, fromUnit: 'weeks', to: 12, unit: 'months' }, false],
  ['malta', undefined, { from: 3, to: 12, unit: 'months' }, true],
] as const)('the range of %s', (slug, stipend, duration, isUsual) => {
  expect(getCountryRange(slug)).toEqual({ stipend, duration, isUsual });
});
