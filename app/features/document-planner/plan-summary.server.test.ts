import { expect, test } from 'vitest';
import type { Language } from '#content/language.ts';
import { opportunities } from '#domain/eligibility/opportunities.ts';
import { createPlanSummary } from './plan-summary.server.ts';

const now = new Date('2026-11-22T06:00:00Z');
const summary = (query: string, programme: string | undefined, language: Language = 'en') =>
  createPlanSummary(new URLSearchParams(query), programme, { language, now });

test('a plan summary has the departure and the documents in order', () => {
  const plan = summary(
    'destination=germany&plan=germany-internship&leave=2027-09',
    'international-internship',
  );
  expect(plan).toMatchObject({
    name: 'Germany, Internship',
    departure: { date: '2027-09-01', isPast: false },
    query: 'plan=germany-internship&leave=2027-09',
  });
  expect(plan?.steps).toHaveLength(8);
  expect(plan?.steps[0]).toEqual({
    id: 'passport',
    name: 'Passport valid at least 2 years',
    start: { date: '2027-01-20', isPast: false },
  });
});

test('the plan summary of a Bengali form has Bengali names', () => {
  const plan = summary('plan=germany-internship&leave=2027-09', 'international-internship', 'bn');
  expect(plan).toMatchObject({ name: 'জার্মানি, ইন্টার্নশিপ', departure: { date: '2027-09-01' } });
  for (const { name } of plan?.steps ?? []) expect(name).toMatch(/^\p{Script=Bengali}/u);
});

test.each(opportunities.filter(({ paused }) => !paused))(
  'there is a plan summary of $id',
  ({ id, programme }) => {
    expect(summary(`plan=${id}`, programme)?.query).toMatch(`plan=${id}&leave=20`);
  },
);

test.each([
  ['', 'international-internship'],
  ['plan=mars', 'international-internship'],
  ['plan=__proto__&leave=x', 'international-internship'],
  ['plan=germany-internship', 'virtual-internship'],
  ['plan=germany-internship', undefined],
  ['leave=2027-09', 'international-internship'],
])('“%s” for %s has no plan summary', (query, programme) => {
  expect(summary(query, programme)).toBeUndefined();
});
