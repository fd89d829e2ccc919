import { expect, test } from 'vitest';
import { getDocuments } from '#domain/eligibility/documents.ts';
import { opportunities } from '#domain/eligibility/opportunities.ts';
import type { StayLength } from '#domain/eligibility/profile.ts';
import { choosePlan, getShownLength, listStays, selectStay } from './choose-plan.ts';

const today = '2026-11-22';
const findOpportunity = (id: string) => {
  const opportunity = opportunities.find((each) => each.id === id);
  if (!opportunity) throw new Error(`Opportunity ${id} not found`);
  return opportunity;
};
const choose = (id: string, departureMonth?: string) =>
  choosePlan(findOpportunity(id), getDocuments(findOpportunity(id), 'en'), {
    departureMonth,
    today,
  });

test('the default is the first on-time month, and the months reach two years ahead', () => {
  const { departureMonth, firstOnTimeMonth, months, plan } = choose('germany-internship');
  expect([departureMonth, firstOnTimeMonth]).toEqual(['2027-08', '2027-08']);
  expect([months[0], months.at(-1), months.length]).toEqual(['2026-12', '2028-11', 24]);
  expect(plan.late).toBeUndefined();
});

test.each([
  ['2025-01', 'departure'],
  ['2026-11', 'departure'],
  ['2027-02', 'application'],
  ['2027-06', 'documents'],
  ['2040-01', undefined],
])('in a plan for %s this is late: %s; its month is among the choices', (departureMonth, late) => {
  const { plan, months, firstOnTimeMonth } = choose('germany-internship', departureMonth);
  expect(plan.late).toBe(late);
  expect(months).toContain(departureMonth);
  expect(months).toEqual([...new Set(months)].sort());
  expect(firstOnTimeMonth).toBe('2027-08');
});

test.each(opportunities)('$id has a plan with its days in order', ({ id, isAbroad }) => {
  const { plan } = choose(id);
  expect(plan.late).toBeUndefined();
  expect(plan.visa !== undefined).toBe(isAbroad);
  const days = [...plan.beforeAcceptance, ...plan.afterAcceptance].map(({ start }) => start.date);
  expect(days).toEqual(days.toSorted());
});

test.each([
  ['germany-internship', ['6-months', '12-months']],
  ['usa-j1-internship', ['6-months', '12-months']],
  ['usa-teacher', ['12-months', '2-years']],
  ['medical-internships', ['1-month']],
  ['student-exchange', ['3-months', '6-months']],
  ['china-hospitality-internship-with-mandarin', []],
  ['hotel-immersion', []],
])('%s offers these stays: %s', (id, stays) => {
  expect(listStays(findOpportunity(id).duration)).toEqual(stays);
});

test.each<[string, StayLength | undefined, string | undefined, string]>([
  ['germany-internship', undefined, undefined, ''],
  ['germany-internship', 'any', undefined, 'any'],
  ['germany-internship', '6-months', '6-months', '6-months'],
  // A longer limit selects the longest stay, if the list has it.
  ['germany-internship', '2-years', '12-months', '12-months'],
  ['usa-j1-internship', '2-years', undefined, '2-years'],
  // The limit is shorter than the shortest stay.
  ['germany-internship', '3-months', undefined, '3-months'],
  ['medical-internships', '12-months', undefined, '12-months'],
])('%s with length %s is a stay of %s', (id, length, stay, shown) => {
  const { duration } = findOpportunity(id);
  expect(selectStay(duration, length)).toBe(stay);
  expect(getShownLength({ duration }, { profile: length ? { length } : {} })).toBe(shown);
});
