import { expect, test } from 'vitest';
import { getDocuments } from '#domain/eligibility/documents.ts';
import { opportunities } from '#domain/eligibility/opportunities.ts';
import type { StayLength } from '#domain/eligibility/profile.ts';
import { choosePlan, getShownLength, listStays, selectStay } from './choose-plan.ts';

const today = '2026-11-22';
const option = (id: string) => {
  const found = opportunities.find((each) => each.id === id);
  if (!found) throw new Error(`no option ${id}`);
  return found;
};
const chosen = (id: string, leave?: string) =>
  choosePlan(option(id), getDocuments(option(id)), { leave, today });

test('without a month it is the first that hurries nobody, and one may choose two years ahead', () => {
  const { departureMonth, firstOnTimeMonth, months, plan } = chosen('germany-internship');
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
])('a plan for %s is late with: %s, and its month can be chosen', (leave, late) => {
  const { plan, months, firstOnTimeMonth } = chosen('germany-internship', leave);
  expect(plan.late).toBe(late);
  expect(months).toContain(leave);
  expect(months).toEqual([...new Set(months)].sort());
  expect(firstOnTimeMonth).toBe('2027-08');
});

test.each(opportunities)('$id has a plan, whose days are in order', ({ id, isAbroad }) => {
  const { plan } = chosen(id);
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
])('%s can be stayed for %s', (id, stays) => {
  expect(listStays(option(id).duration)).toEqual(stays);
});

test.each<[string, StayLength | undefined, string | undefined, string]>([
  ['germany-internship', undefined, undefined, ''],
  ['germany-internship', 'any', undefined, 'any'],
  ['germany-internship', '6-months', '6-months', '6-months'],
  // "Up to two years" is the longest that there is, where the list has it.
  ['germany-internship', '2-years', '12-months', '12-months'],
  ['usa-j1-internship', '2-years', undefined, '2-years'],
  // Shorter than the shortest.
  ['germany-internship', '3-months', undefined, '3-months'],
  ['medical-internships', '12-months', undefined, '12-months'],
])('%s for %s is a stay of %s', (id, length, stay, shown) => {
  const { duration } = option(id);
  expect(selectStay(duration, length)).toBe(stay);
  expect(getShownLength({ duration }, { profile: length ? { length } : {} })).toBe(shown);
});
