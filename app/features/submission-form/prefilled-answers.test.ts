import { expect, test } from 'vitest';
import { createPlannedApplicationPath } from '#app/features/document-planner/plan-paths.ts';
import { programmes } from '#content/programmes/programmes.ts';
import { opportunities } from '#domain/eligibility/opportunities.ts';
import { getApplicationForm } from '#domain/submissions/forms/application.ts';
import { getPrefilledAnswers } from './prefilled-answers.ts';

const now = new Date('2026-11-26T06:00:00Z');
const prefill = (query: string) =>
  getPrefilledAnswers(
    getApplicationForm('student-exchange', 'en'),
    new URLSearchParams(query),
    now,
  );

test('a URL selects a destination and a duration that the form offers', () => {
  expect(prefill('destination=thailand&duration=6-months')).toEqual({
    preferredDestination: 'thailand',
    programDuration: '6-months',
  });
  // The value is 'uk' in the form, and 'united-kingdom' in URLs.
  expect(prefill('destination=united-kingdom')).toEqual({ preferredDestination: 'uk' });
});

test.each([
  '',
  'destination=',
  'destination=atlantis',
  'duration=5-minutes',
  'firstName=Eve',
  'leave=2026-10',
  'leave=2029-12',
  'leave=2027-13',
  'leave=20',
])('?%s selects nothing', (query) => {
  expect(prefill(query)).toEqual({});
});

test('the month of a plan becomes the start date: its first day, or today in the present month', () => {
  expect(prefill('leave=2027-09')).toEqual({ preferredStartDate: '2027-09-01' });
  expect(prefill('leave=2026-11')).toEqual({ preferredStartDate: '2026-11-26' });
});

test('the form of a plan begins with the month of its link', () => {
  const opportunity = opportunities.find(({ id }) => id === 'student-exchange');
  if (!opportunity) throw new Error('There is no such opportunity');
  const path = createPlannedApplicationPath(opportunity, { profile: {} }, '2027-09');
  const { searchParams } = new URL(path, 'http://localhost');
  expect(prefill(searchParams.toString())).toEqual({ preferredStartDate: '2027-09-01' });
});

test.each(programmes.filter((programme) => 'atHome' in programme))(
  '$slug begins with Bangladesh as its destination, which an address may change',
  ({ slug }) => {
    const form = getApplicationForm(slug, 'bn');
    const getDestination = (query: string) =>
      getPrefilledAnswers(form, new URLSearchParams(query)).preferredDestination;
    expect(getDestination('')).toBe('bangladesh');
    expect(getDestination('destination=atlantis')).toBe('bangladesh');
    expect(getDestination('destination=thailand')).toBe('thailand');
  },
);
