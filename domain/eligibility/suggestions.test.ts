import { expect, test } from 'vitest';
import { evaluateEligibility } from './eligibility-results.ts';
import type { Profile } from './profile.ts';
import { findChangeToQualify, findCommonRequirement, findSuggestions } from './suggestions.ts';
import { exampleOpportunities as opportunities } from './testing/example-opportunities.ts';
import { exampleProfile as example } from './testing/example-profile.ts';

const profileWithoutResults = { ...example, where: 'usa', length: '3-months' } satisfies Profile;

const evaluate = (profile: Profile) => evaluateEligibility({ profile, sort: 'fit' }, opportunities);

test('the most effective changes come first, each with its counts', () => {
  expect(evaluate(profileWithoutResults).eligible).toEqual([]);
  const suggestions = findSuggestions(profileWithoutResults, opportunities);
  expect(suggestions.map(({ change }) => change)).toEqual([
    { where: 'anywhere' },
    { length: '6-months' },
  ]);
  for (const { change, eligible, nearlyEligible } of suggestions) {
    const after = evaluate({ ...profileWithoutResults, ...change });
    expect([eligible, nearlyEligible]).toEqual([
      after.eligible.length,
      after.nearlyEligible.length,
    ]);
  }
});

test('there are at most three suggestions, and each leads to more results', () => {
  const all = {
    age: 22,
    english: 'beginner',
    passport: 'none',
    where: 'gulf',
    length: '1-month',
  } satisfies Profile;
  expect(findSuggestions(all, opportunities).length).toBeLessThanOrEqual(3);
  expect(findSuggestions({ age: 60 }, opportunities)).toEqual([]);
  expect(
    findSuggestions(
      { ...example, english: 'fluent', passport: '5-years', length: 'any' },
      opportunities,
    ),
  ).toEqual([]);
});

test('English is the most common requirement of the nearly eligible opportunities', () => {
  expect(findCommonRequirement(evaluate(example).nearlyEligible, example)).toEqual({
    field: 'english',
    count: 2,
    change: { english: 'upper-intermediate' },
  });
  expect(
    findCommonRequirement(evaluate({ ...example, passport: 'none' }).nearlyEligible, {
      ...example,
      passport: 'none',
    }),
  ).toMatchObject({ field: 'passport' });
  expect(findCommonRequirement([], example)).toBeUndefined();
});

test.each([
  ['germany-ausbildung', { length: '2-years' }],
  ['bahrain-gulf-hospitality', { studies: 'graduate-new' }],
  ['usa-j1-traineeship', { studies: 'graduate-working' }],
  [
    'usa-teacher',
    { studies: 'graduate-working', field: 'teaching', english: 'upper-intermediate' },
  ],
] as const)('the change that would make %s eligible', (id, change) => {
  const match = evaluate(example).notEligible.find(({ opportunity }) => opportunity.id === id);
  expect(match && findChangeToQualify(match, example)).toEqual(change);
});

test('no change helps with an age limit', () => {
  const profile = { ...example, age: 40 };
  const match = evaluate(profile).notEligible.find(
    ({ opportunity }) => opportunity.id === 'germany-internship',
  );
  expect(match && findChangeToQualify(match, profile)).toBeUndefined();
});
