import { expect, test } from 'vitest';
import { evaluateEligibility } from './eligibility-results.ts';
import { opportunities } from './opportunities.ts';
import type { Profile } from './profile.ts';
import { findChangeToQualify, findCommonRequirement, findSuggestions } from './suggestions.ts';
import { exampleProfile as example } from './testing/example-profile.ts';

const nowhere = { ...example, where: 'usa', length: '3-months' } satisfies Profile;

const answer = (profile: Profile) => evaluateEligibility({ profile, sort: 'fit' }, opportunities);

test('the changes that open most come first, each with its number', () => {
  expect(answer(nowhere).eligible).toEqual([]);
  const suggestions = findSuggestions(nowhere, opportunities);
  expect(suggestions.map(({ change }) => change)).toEqual([
    { where: 'anywhere' },
    { length: '6-months' },
  ]);
  for (const { change, eligible, nearlyEligible } of suggestions) {
    const after = answer({ ...nowhere, ...change });
    expect([eligible, nearlyEligible]).toEqual([
      after.eligible.length,
      after.nearlyEligible.length,
    ]);
  }
});

test('at most three, and only what opens more', () => {
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

test('most of Almost wait for English', () => {
  expect(findCommonRequirement(answer(example).nearlyEligible, example)).toEqual({
    blank: 'english',
    waiting: 2,
    change: { english: 'upper-intermediate' },
  });
  expect(
    findCommonRequirement(answer({ ...example, passport: 'none' }).nearlyEligible, {
      ...example,
      passport: 'none',
    }),
  ).toMatchObject({ blank: 'passport' });
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
] as const)('what would open %s', (id, change) => {
  const judgement = answer(example).notEligible.find(({ opportunity }) => opportunity.id === id);
  expect(judgement && findChangeToQualify(judgement, example)).toEqual(change);
});

test('nobody gets younger', () => {
  const profile = { ...example, age: 40 };
  const judgement = answer(profile).notEligible.find(
    ({ opportunity }) => opportunity.id === 'germany-internship',
  );
  expect(judgement && findChangeToQualify(judgement, profile)).toBeUndefined();
});
