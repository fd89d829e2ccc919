import { describe, expect, test } from 'vitest';
import { destinations } from '#content/destinations/destinations.ts';
import { getCountryFacts, getCountryRange } from './country-facts.ts';
import { listings } from './opportunities.ts';

describe.each(destinations.map(({ slug }) => slug))('the facts of %s', (slug) => {
  const facts = getCountryFacts(slug);
  const placements = listings.filter(({ country }) => country?.slug === slug);
  const namesOf = (group: { placements: readonly string[] }) =>
    group.placements.length > 0 ? group.placements : placements.map(({ name }) => name);

  test('are those by which "Can I go?" judges each placement', () => {
    for (const { name, rules, stipend, duration } of placements) {
      const values = <Value>(
        groups: readonly { value: Value; placements: readonly string[] }[],
      ): Value[] =>
        groups.filter((group) => namesOf(group).includes(name)).map(({ value }) => value);
      expect(values(facts.stipends)).toEqual([stipend]);
      expect(values(facts.durations)).toEqual([duration]);
      expect(values(facts.ages)).toEqual(rules.filter(({ rule }) => rule.kind === 'age'));
      const english = values(facts.languages).filter((rule) => rule?.rule.kind === 'english');
      expect(english).toEqual(rules.filter(({ rule }) => rule.kind === 'english'));
    }
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
    expect(longest).toBe(Math.max(...placements.map((each) => each.duration?.longest ?? 0)));
  });
});

test('a value that holds for all placements stands first and names none, an unknown one stands last', () => {
  const { languages, durations } = getCountryFacts('germany');
  expect(languages.map(({ value, placements }) => [value?.requirementText, placements])).toEqual([
    ['basic English', []],
    ['German, for the lessons', ['Ausbildung']],
  ]);
  expect(durations.map(({ value, placements }) => [value?.text, placements])).toEqual([
    ['2-3.5 years', ['Ausbildung']],
    ['6-12 months', ['Internship']],
  ]);
  const usa = getCountryFacts('usa');
  expect(usa.languages.at(-1)).toEqual({ value: undefined, placements: ['J1 Traineeship'] });
  expect(usa.stipends[0]?.placements).toEqual(['J1 Internship', 'J1 Traineeship']);
});

test.each([
  ['germany', { currency: 'EUR', from: 800, to: 1300 }, { from: 6, to: 42, unit: 'months' }, false],
  ['usa', { currency: 'USD', from: 1200, to: 2400 }, { from: 6, to: 36, unit: 'months' }, false],
  ['china', { currency: 'CNY', from: 1800, to: 1800 }, { choices: [10], unit: 'months' }, false],
  ['greece', undefined, { from: 2, fromUnit: 'weeks', to: 12, unit: 'months' }, false],
  ['malta', undefined, { from: 3, to: 12, unit: 'months' }, true],
] as const)('the range of %s', (slug, stipend, duration, isUsual) => {
  expect(getCountryRange(slug)).toEqual({ stipend, duration, isUsual });
});
