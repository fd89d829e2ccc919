import { expect, test } from 'vitest';
import {
  type EligibilityResults,
  evaluateEligibility,
} from '#domain/eligibility/eligibility-results.ts';
import { opportunities } from '#domain/eligibility/opportunities.ts';
import type { Profile } from '#domain/eligibility/profile.ts';
import { findChangeToQualify } from '#domain/eligibility/suggestions.ts';
import { exampleProfile as example } from '#domain/eligibility/testing/example-profile.ts';
import {
  computeEligibleShare,
  countDurationDots,
  createApplicationPath,
  createPlanPath,
  explainIneligibility,
  findNearestMatch,
  formatChange,
  formatStipend,
  groupResults,
} from './views.ts';

const ids = (group: EligibilityResults['eligible']) =>
  group.map(({ opportunity }) => opportunity.id);
const answer = (profile: Profile) => evaluateEligibility({ profile, sort: 'fit' }, opportunities);
const option = (id: string) => {
  const found = opportunities.find((each) => each.id === id);
  if (!found) throw new Error(`no option ${id}`);
  return found;
};

test('every open option is shown once: three posters, ten rows, the rest folded, programmes', () => {
  const { eligible } = answer(example);
  const { lead, rows, folded, programmes } = groupResults(eligible);
  expect([lead.length, rows.length]).toEqual([3, 10]);
  expect([...lead, ...rows, ...folded].every(({ country }) => country)).toBe(true);
  expect(programmes.some(({ country }) => country)).toBe(false);
  const shown = [...lead, ...rows, ...folded, ...programmes].map(({ id }) => id);
  expect(shown.toSorted()).toEqual(eligible.map(({ opportunity: { id } }) => id).toSorted());
});

test('two open ones are posters, and there are no rows', () => {
  expect(groupResults(answer(example).eligible.slice(0, 2))).toMatchObject({
    rows: [],
    folded: [],
  });
});

test('pay in words: a range, one figure, a year’s that is open upwards', () => {
  const pay = (id: string) => {
    const { stipend } = option(id);
    return stipend && formatStipend(stipend);
  };
  expect(pay('germany-internship')).toEqual({ per: 'a month', taka: 'about BDT 112,000-168,000' });
  expect(pay('china-hospitality-internship-with-mandarin')?.taka).toBe('about BDT 31,000');
  expect(pay('usa-teacher')).toEqual({
    per: 'a year',
    taka: 'about BDT 386,000 or more a month',
  });
});

test.each([
  ['germany-internship', 6, 6],
  ['china-hospitality-internship-with-mandarin', 10, 0],
  ['professional-immersion', 1, 0],
  ['study-abroad', 12, 0],
] as const)('%s: %i lamps burn, %i are rings', (id, on, rings) => {
  const { duration } = option(id);
  expect(duration && countDurationDots(duration)).toEqual({ on, rings });
});

test('why not yet: too long, what is asked for, or both', () => {
  const { notEligible } = answer({ ...example, where: 'usa', length: '3-months' });
  const reasons = notEligible.map(explainIneligibility);
  expect(reasons).toContain(
    'It takes 6, 9, 12 or 18 months: longer than you said. It asks for upper-intermediate English.',
  );
  expect(reasons).toContain(
    'It takes 1-3 years: longer than you said. It asks for 2 years of experience in teaching; TOEFL 550+, unless waived; a valid certification.',
  );
  expect(findNearestMatch(notEligible)?.opportunity.id).toBe('usa-j1-internship');
  expect(findNearestMatch([])).toBeUndefined();
});

test('a change is called by what it makes of the sentence', () => {
  expect(formatChange({ length: '12-months' })).toBe('Stay up to 12 months');
  expect(formatChange({ where: 'usa', english: 'fluent' })).toBe(
    'Go to the USA and with fluent English',
  );
  expect(formatChange({ studies: 'graduate-new' })).toBe('As a new graduate (Bachelor’s)');
});

test('the form is handed the destination, and a length that the option has', () => {
  const germany = option('germany-internship');
  const path = '/apply/international-internship?destination=germany';
  expect(createApplicationPath(germany, { length: '12-months' })).toBe(
    `${path}&duration=12-months`,
  );
  expect(createApplicationPath(germany, { length: '2-years' })).toBe(`${path}&duration=12-months`);
  expect(createApplicationPath(germany, { length: '3-months' })).toBe(path);
  expect(createApplicationPath(germany, {})).toBe(path);
  expect(createApplicationPath(option('study-abroad'), {})).toBe('/apply/study-abroad');
});

test('a plan’s address has the question, and no other plan', () => {
  const question = {
    profile: { age: 22 },
    sort: 'name',
    compare: [],
    ignored: [],
    plan: 'x',
  } as const;
  expect(createPlanPath(question, 'study-abroad')).toBe(
    '/global-programs?age=22&sort=name&plan=study-abroad',
  );
});

test('the boat stays at the bank where nothing is open', () => {
  expect([
    computeEligibleShare(0, 0),
    computeEligibleShare(0, 4),
    computeEligibleShare(3, 4),
    computeEligibleShare(4, 4),
  ]).toEqual([0, 0, 0.75, 1]);
});

test('an offer that is paused is "not yet", with its reason, and no change opens it', () => {
  const paused = { since: '2027-05-03', reason: 'The hosts take nobody before spring.' };
  const all = opportunities.map((option) =>
    option.id === 'germany-internship' ? { ...option, paused } : option,
  );
  const before = evaluateEligibility({ profile: example, sort: 'name' }, opportunities);
  const after = evaluateEligibility({ profile: example, sort: 'name' }, all);
  expect(ids(before.eligible)).toContain('germany-internship');
  expect(ids(after.eligible)).toEqual(
    ids(before.eligible).filter((id) => id !== 'germany-internship'),
  );
  const judgement = after.notEligible.find(
    ({ opportunity }) => opportunity.id === 'germany-internship',
  );
  if (!judgement) throw new Error('it is in no group');
  expect(explainIneligibility(judgement)).toBe(
    'Paused since 3 May 2027. The hosts take nobody before spring.',
  );
  expect(findChangeToQualify(judgement, example)).toBeUndefined();
  expect(findNearestMatch([judgement])).toBeUndefined();
});
