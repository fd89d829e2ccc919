import { expect, test } from 'vitest';
import type { Profile } from '#content/eligibility/profile.ts';
import {
  type EligibilityResults,
  evaluateEligibility,
} from '#domain/eligibility/eligibility-results.ts';
import { opportunities as allOpportunities } from '#domain/eligibility/opportunities.ts';
import { findChangeToQualify } from '#domain/eligibility/suggestions.ts';
import { exampleOpportunities as opportunities } from '#domain/eligibility/testing/example-opportunities.ts';
import { exampleProfile as example } from '#domain/eligibility/testing/example-profile.ts';
import { finderTexts } from './finder-texts.server.ts';
import {
  explainIneligibility,
  formatStipend,
  listFacts,
  listRowFacts,
} from './format-opportunity.ts';
import { findNearestMatch } from './nearest-match.ts';

const evaluate = (profile: Profile) => evaluateEligibility({ profile, sort: 'fit' }, opportunities);
const ids = (group: EligibilityResults['eligible']) =>
  group.map(({ opportunity }) => opportunity.id);

test.each([
  ['a range', 'month', { from: 112_000, to: 168_000 }, 'a month', 'about BDT 112,000–168,000'],
  ['one figure', 'month', { from: 31_000, to: 31_000 }, 'a month', 'about BDT 31,000'],
  ['no upper limit', 'year', { from: 386_000 }, 'a year', 'about BDT 386,000 or more a month'],
] as const)('a stipend is formatted: %s', (_, per, taka, perWords, takaWords) => {
  expect(formatStipend({ per, taka }, finderTexts.en)).toEqual({ per: perWords, taka: takaWords });
});

test('a row has the stipend in taka, and the stay unless it is the usual one', () => {
  const facts = [
    'germany-internship',
    'france-hospitality-internship',
    'usa-teacher',
    'hotel-immersion',
  ].map((id) =>
    allOpportunities.flatMap((each) => (each.id === id ? listRowFacts(each, finderTexts.en) : [])),
  );
  expect(facts).toEqual([
    ['BDT 112,000–168,000', '6-12 months'],
    // The usual stay isn't written.
    [expect.stringMatching(/^BDT [\d,]+–[\d,]+$/)],
    ['BDT 386,000 or more a month', '1-3 years'],
    ['8-10 days', 'in Bangladesh'],
  ]);
});

test('the facts of a programme say that it takes place in Bangladesh, those of a placement don’t', () => {
  const facts = ['virtual-internship', 'hotel-immersion', 'usa-teacher'].map((id) =>
    allOpportunities.flatMap((each) => (each.id === id ? listFacts(each, finderTexts.en) : [])),
  );
  expect(facts).toEqual([
    ['1-4 months', '10, 20 or 30 hours a week', 'in Bangladesh'],
    ['8-10 days', 'in Bangladesh'],
    ['1-3 years', '40 hours a week'],
  ]);
});

test('the explanation names a stay that is too long, unmet requirements, or both', () => {
  const { notEligible } = evaluate({ ...example, where: 'usa', length: '3-months' });
  const reasons = notEligible.map((match) => explainIneligibility(match, finderTexts.en));
  expect(reasons).toContain(
    'It takes 6, 9, 12 or 18 months: longer than you said. It asks for upper-intermediate English.',
  );
  expect(reasons).toContain(
    'It takes 1-3 years: longer than you said. It asks for 2 years of experience in teaching; TOEFL 550+, unless waived.',
  );
  expect(findNearestMatch(notEligible)?.opportunity.id).toBe('usa-j1-internship');
  expect(findNearestMatch([])).toBeUndefined();
});

test('a paused opportunity is not eligible, with its reason, and no change helps', () => {
  const paused = 'Paused since May 3, 2027. The hosts take nobody before spring.';
  const all = opportunities.map((opportunity) =>
    opportunity.id === 'germany-internship' ? { ...opportunity, paused } : opportunity,
  );
  const before = evaluateEligibility({ profile: example, sort: 'name' }, opportunities);
  const after = evaluateEligibility({ profile: example, sort: 'name' }, all);
  expect(ids(before.eligible)).toContain('germany-internship');
  expect(ids(after.eligible)).toEqual(
    ids(before.eligible).filter((id) => id !== 'germany-internship'),
  );
  const match = after.notEligible.find(
    ({ opportunity }) => opportunity.id === 'germany-internship',
  );
  if (!match) throw new Error('The paused opportunity is in no group');
  expect(explainIneligibility(match, finderTexts.en)).toBe(paused);
  expect(findChangeToQualify(match, example)).toBeUndefined();
  expect(findNearestMatch([match])).toBeUndefined();
});
