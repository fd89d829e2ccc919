import { expect, test } from 'vitest';
import type { Profile } from '#content/eligibility/profile.ts';
import { evaluateEligibility } from './eligibility-results.ts';
import { findChangeToQualify, findSuggestions } from './suggestions.ts';
import { exampleOpportunities as opportunities } from './testing/example-opportunities.ts';
import { exampleProfile as example } from './testing/example-profile.ts';

const profileWithoutResults = { ...example, where: 'usa', length: '3-months' } satisfies Profile;

const evaluate = (profile: Profile) => evaluateEligibility({ profile, sort: 'fit' }, opportunities);

test('the most effective changes come first, each with its counts', () => {
  expect(evaluate(profileWithoutResults).eligible).toEqual([]);
  const suggestions = findSuggestions(profileWithoutResults, opportunities);
  expect(suggestions.map(({ change }) => change)).toEqual([
    { where: 'anywhere' },
    // Study abroad and the pathway, which need a partner there, take longer than the traineeships.
    { length: '12-months' },
  ]);
  for (const { change, counts } of suggestions) {
    const after = evaluate({ ...profileWithoutResults, ...change });
    expect(counts).toEqual({
      now: after.eligible.length,
      'could-fit': after.couldFit.length,
      almost: after.nearlyEligible.length,
    });
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
      { ...example, english: 'fluent', passport: '5-years', experience: '2-years', length: 'any' },
      opportunities,
    ),
  ).toEqual([]);
});

test.each([
  ['germany-ausbildung', { length: '2-years' }],
  ['bahrain-gulf-hospitality', { studies: 'graduate-new' }],
  ['usa-j1-traineeship', { studies: 'graduate-new', experience: '1-year' }],
  ['usa-teacher', { experience: '2-years', field: 'teaching', english: 'upper-intermediate' }],
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
