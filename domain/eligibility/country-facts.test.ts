import { describe, expect, test } from 'vitest';
import { destinations } from '#content/destinations/destinations.ts';
import type { EligibilityRule } from '#content/types/eligibility.ts';
import { getCountryFacts, getCountryRange } from './country-facts.ts';
import { listings } from './opportunities.ts';

describe.each(destinations.map(({ slug }) => slug))('the facts of %s', (slug) => {
  const facts = getCountryFacts(slug);
  const placements = listings.filter(({ country }) => country?.slug === slug);
  const idsOf = ({ placementIds }: { placementIds: readonly string[] }) =>
    placementIds.length > 0 ? placementIds : placements.map(({ id }) => id);

  test('are those by which "Can I go?" judges each placement', () => {
    for (const { id, rules, stipend, duration } of placements) {
      const values = <Value>(
        groups: readonly { value: Value; placementIds: readonly string[] }[],
      ): Value[] => groups.filter((group) => idsOf(group).includes(id)).map(({ value }) => value);
      expect(values(facts.stipends)).toEqual([stipend]);
      expect(values(facts.durations)).toEqual([duration]);
      expect(values(facts.ages)).toEqual(rules.filter(({ rule }) => rule.kind === 'age'));
      const english = values(facts.languages).filter((rule) => rule?.rule.kind === 'english');
      // Two records of basic English differ only in how to meet it.
      const getTexts = (each: readonly (EligibilityRule | undefined)[]) =>
        each.map((rule) => rule?.requirementText);
      expect(getTexts(english)).toEqual(
        getTexts(rules.filter(({ rule }) => rule.kind === 'english')),
      );
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

test('a value that holds for all placements stands first and has no ids', () => {
  const { languages, durations } = getCountryFacts('germany');
  expect(
    languages.map(({ value, placementIds }) => [value?.requirementText, placementIds]),
  ).toEqual([
    ['basic English', []],
    ['German, because the lessons are in German', ['germany-ausbildung']],
  ]);
  expect(durations.map(({ value, placementIds }) => [value?.text, placementIds])).toEqual([
    ['2-3.5 years', ['germany-ausbildung']],
    ['6-12 months', ['germany-internship']],
  ]);
  const usa = getCountryFacts('usa');
  const greece = getCountryFacts('greece');
  expect(usa.languages.map(({ placementIds }) => placementIds)).toEqual([
    ['usa-j1-internship'],
    ['usa-j1-traineeship'],
    ['usa-teacher'],
  ]);
  expect(greece.stipends).toEqual([{ value: undefined, placementIds: [] }]);
  expect(usa.stipends[0]?.placementIds).toEqual(['usa-j1-internship', 'usa-j1-traineeship']);
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
