import { expect, test } from 'vitest';
import type { Profile } from '#content/eligibility/profile.ts';
import type { SortOrder } from '#content/eligibility/result-groups.ts';
import { type EligibilityResults, evaluateEligibility } from './eligibility-results.ts';
import { matchesDestination } from './match.ts';
import { exampleOpportunities as opportunities } from './testing/example-opportunities.ts';
import { exampleProfile as example } from './testing/example-profile.ts';

const evaluate = (profile: Profile, sort: SortOrder = 'fit') =>
  evaluateEligibility({ profile, sort }, opportunities);
const ids = (group: EligibilityResults['eligible']) =>
  group.map(({ opportunity }) => opportunity.id);
const unmetById = (group: EligibilityResults['eligible']) =>
  Object.fromEntries(
    group.map((each) => [
      each.opportunity.id,
      each.unmet.map(({ requirementText }) => requirementText),
    ]),
  );

test('the results of the example profile are sorted by fit', () => {
  const { eligible, couldFit, nearlyEligible, notEligible, counts, total, elsewhere } =
    evaluate(example);
  expect(ids(eligible)).toEqual([
    // Opportunities that suit hospitality and take 12 months come first; among equals, those with the most published figures.
    'germany-internship',
    'pathway-program',
    'france-hospitality-internship',
    'hong-kong-city-hotel-internship',
    'indonesia-resort-internship',
    'italy-hospitality-internship',
    'malaysia-hospitality-internship',
    'netherlands-hospitality-internship',
    'new-zealand-hospitality-internship',
    'portugal-hospitality-internship',
    'spain-hospitality-internship',
    'thailand-hotel-and-resort-internship',
    'united-kingdom-hospitality-internship',
    'vietnam-hotel-internship',
    'croatia-seaside-hotel-internship',
    'czech-republic-city-and-spa-hotel-internship',
    'greece-resort-hotel-internship',
    'ireland-hospitality-internship',
    'malta-island-hotel-internship',
    'montenegro-coastal-hotel-internship',
    // Opportunities with a shorter stay than the visitor wants come next.
    'china-hospitality-internship-with-mandarin',
    'virtual-internship',
    'hotel-immersion',
    'professional-immersion',
    // Other fields than the visitor's come last.
    'denmark-livestock-traineeship',
  ]);
  expect(ids(couldFit)).toEqual(['study-abroad', 'student-exchange']);
  expect(unmetById(nearlyEligible)).toEqual({
    'uae-luxury-hospitality': ['a hospitality degree or experience'],
    'usa-j1-internship': ['upper-intermediate English'],
    'medical-internships': ['intermediate English'],
  });
  expect(unmetById(notEligible)).toEqual({
    'bahrain-gulf-hospitality': ['a relevant degree'],
    'germany-ausbildung': [],
    'usa-j1-traineeship': ['a bachelor’s degree', '12 months of work experience'],
    'usa-teacher': ['2 years of experience in teaching', 'TOEFL 550+, unless waived'],
  });
  expect(notEligible.find(({ isTooLong }) => isTooLong)?.opportunity.id).toBe('germany-ausbildung');
  expect(counts).toEqual({
    eligible: 25,
    couldFit: 2,
    europe: 14,
    asia: 6,
    gulf: 0,
    americas: 0,
    pacific: 1,
    'no-country': 4,
  });
  expect([total, elsewhere]).toEqual([opportunities.length, 0]);
});

test('the best fit has the fewest open rules, then the right field, then the right length', () => {
  const first = (profile: Profile) => ids(evaluate(profile).eligible)[0];
  // Opportunities whose rules the profile decides come before those with other requirements.
  expect(ids(evaluate({ age: 22 }).couldFit)[0]).toBe('professional-immersion');
  const student = { ...example, english: 'fluent' } satisfies Profile;
  expect(first({ ...student, field: 'agriculture' })).toBe('denmark-livestock-traineeship');
  expect(first({ ...student, field: 'health', length: 'any' })).toBe('medical-internships');
  expect(first({ ...student, length: '6-months' })).toBe('germany-internship');
  const { nearlyEligible } = evaluate(example);
  const counts = nearlyEligible.map((each) => each.unmet.length);
  expect(counts).toEqual(counts.toSorted());
});

test('the sort order "stipend" puts the highest pay first', () => {
  expect(ids(evaluate(example, 'stipend').eligible).slice(0, 4)).toEqual([
    'hong-kong-city-hotel-internship',
    'denmark-livestock-traineeship',
    'united-kingdom-hospitality-internship',
    'netherlands-hospitality-internship',
  ]);
});

test('an empty profile leaves every opportunity open', () => {
  const { eligible, couldFit, nearlyEligible, notEligible, counts } = evaluate({});
  expect([eligible, nearlyEligible, notEligible]).toEqual([[], [], []]);
  expect(couldFit).toHaveLength(opportunities.length);
  expect(counts).toMatchObject({ eligible: 0, couldFit: opportunities.length });
});

test('a filter applies to “Could fit” while nothing can stand under “You can apply now”', () => {
  const query = { profile: { where: 'anywhere' }, sort: 'fit', show: 'gulf' } as const;
  const { couldFit, counts } = evaluateEligibility(query, opportunities);
  expect(ids(couldFit).toSorted()).toEqual(['bahrain-gulf-hospitality', 'uae-luxury-hospitality']);
  expect(counts.gulf).toBe(2);
  const withFacts = evaluateEligibility({ ...query, profile: example }, opportunities);
  expect(withFacts.couldFit).toEqual(evaluate(example).couldFit);
});

test('every opportunity is in one group, or at another destination', () => {
  for (const where of ['anywhere', 'gulf', 'pacific', 'usa', 'greece'] as const) {
    const { eligible, couldFit, nearlyEligible, notEligible, elsewhere, total } = evaluate({
      ...example,
      where,
    });
    const groups = [eligible, couldFit, nearlyEligible, notEligible];
    expect(groups.flat().length + elsewhere).toBe(total);
  }
});

test('an opportunity with more than two unmet rules, or one that cannot be changed, is not eligible', () => {
  const beginner = { ...example, english: 'beginner', passport: 'none' } satisfies Profile;
  expect(unmetById(evaluate(beginner).nearlyEligible)['germany-internship']).toHaveLength(2);
  expect(unmetById(evaluate({ ...example, age: 40 }).notEligible)['germany-internship']).toEqual([
    'an age of 18-35',
  ]);
  const trainee = { ...beginner, studies: 'graduate' } satisfies Profile;
  expect(unmetById(evaluate(trainee).notEligible)['usa-j1-traineeship']).toHaveLength(3);
});

const idsAt = (where: Profile['where']) =>
  opportunities.filter((opportunity) => matchesDestination(opportunity, where)).map(({ id }) => id);

test('a preferred destination excludes opportunities at other destinations', () => {
  // Programmes abroad that aren't tied to a country are at every destination.
  const everywhere = ['study-abroad', 'pathway-program', 'student-exchange'];
  expect(idsAt('denmark')).toEqual(['denmark-livestock-traineeship', ...everywhere]);
  expect(idsAt('greece').filter((id) => !everywhere.includes(id))).toEqual([
    'greece-resort-hotel-internship',
    'medical-internships',
  ]);
  expect(idsAt('gulf')).toEqual([
    'uae-luxury-hospitality',
    'bahrain-gulf-hospitality',
    ...everywhere,
  ]);
  expect(idsAt('pacific')).toEqual(['new-zealand-hospitality-internship', ...everywhere]);
  expect(idsAt('americas')).toContain('medical-internships');
  expect(idsAt('usa')).not.toContain('medical-internships');
  expect(idsAt(undefined)).toHaveLength(opportunities.length);
});

test('a stay is too long when even the shortest one exceeds the limit', () => {
  const tooLong = (length: Profile['length']) =>
    [...evaluate({ length }).notEligible]
      .filter((each) => each.isTooLong)
      .map(({ opportunity }) => opportunity.id);
  expect(tooLong('6-months')).not.toContain('germany-internship');
  expect(tooLong('3-months')).toContain('germany-internship');
  expect(tooLong('1-month')).not.toContain('medical-internships');
  expect(tooLong('any')).toEqual([]);
});

test('results can be sorted by length of stay and by name', () => {
  expect(ids(evaluate(example, 'duration').eligible).slice(0, 3)).toEqual([
    'professional-immersion',
    'hotel-immersion',
    'virtual-internship',
  ]);
  expect(ids(evaluate(example, 'name').eligible).slice(0, 3)).toEqual([
    'china-hospitality-internship-with-mandarin',
    'croatia-seaside-hotel-internship',
    'czech-republic-city-and-spa-hotel-internship',
  ]);
});

test('a filter lets through as many as its count says, and changes no count', () => {
  const { counts } = evaluate(example);
  for (const show of ['europe', 'no-country', 'gulf'] as const) {
    const filtered = evaluateEligibility({ profile: example, sort: 'fit', show }, opportunities);
    expect(filtered.eligible).toHaveLength(counts[show]);
    expect(filtered.counts).toEqual(counts);
  }
});
