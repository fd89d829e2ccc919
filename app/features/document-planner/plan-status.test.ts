import { expect, test } from 'vitest';
import { plannerTexts } from '#content/en/document-planner.ts';
import { getDocuments } from '#domain/eligibility/documents.ts';
import { opportunities } from '#domain/eligibility/opportunities.ts';
import { choosePlan } from './choose-plan.ts';
import { splitDate } from './days.ts';
import {
  findDelay,
  findNextStep,
  formatDeparture,
  formatNextStep,
  hasHostMatching,
  isStepLate,
  listSteps,
} from './plan-status.ts';

const completed = (...ids: string[]) => new Set(ids);
function createGermanPlan(departureMonth: string, today: string) {
  const opportunity = opportunities.find(({ id }) => id === 'germany-internship');
  if (!opportunity) throw new Error('Opportunity germany-internship not found');
  return choosePlan(opportunity, getDocuments(opportunity, 'en'), { departureMonth, today }).plan;
}

test.each([
  ['Passport valid at least 2 years', 'Passport', 'valid at least 2 years'],
  ['Passport copy, valid at least 2 years', 'Passport copy', 'valid at least 2 years'],
  ['IELTS result if available', 'IELTS result', 'if available'],
  ['Relevant certifications, if applicable', 'Relevant certifications', 'if applicable'],
  ['For teachers: valid certification', 'For teachers: valid certification', undefined],
  ['Proof of funds or sponsor', 'Proof of funds or sponsor', undefined],
])('the document “%s” has the name “%s”', (name, main, note) => {
  expect(plannerTexts.splitDocumentName(name)).toEqual(
    note ? { name: main, note } : { name: main },
  );
});

test('dates are formatted, and a year other than that of the departure is marked', () => {
  expect(plannerTexts.dates.day('2027-09-01')).toBe('1\u00a0September 2027');
  expect(plannerTexts.dates.shortMonth('2027-09-08')).toBe('Sep');
  expect(plannerTexts.dates.month('2027-09')).toBe('September 2027');
  expect(splitDate('2027-09-08', '2027-11-01')).toEqual({
    day: '8',
    year: '2027',
    isOtherYear: false,
  });
  expect(splitDate('2026-12-30', '2027-08-01').isOtherYear).toBe(true);
});

test('the next step is the first document that isn’t completed', () => {
  const plan = createGermanPlan('2027-09', '2026-11-22');
  expect(findNextStep(plan, completed())?.id).toBe('passport');
  expect(formatNextStep(plan, completed('passport'), plannerTexts)).toBe(
    'Start with “Academic transcripts and diploma” by 27\u00a0January 2027.',
  );
  expect(formatNextStep(createGermanPlan('2027-06', '2026-11-22'), completed(), plannerTexts)).toBe(
    'Start with “Passport” today.',
  );
  expect(formatNextStep(createGermanPlan('2026-06', '2026-11-22'), completed(), plannerTexts)).toBe(
    '',
  );
  expect(formatDeparture(plan, plannerTexts)).toBe('You leave on 1\u00a0September 2027');
  expect(formatDeparture(createGermanPlan('2026-06', '2026-11-22'), plannerTexts)).toBe(
    'The day was 1\u00a0June 2026',
  );
  expect(
    formatNextStep(plan, completed(...listSteps(plan).map(({ id }) => id)), plannerTexts),
  ).toBe('');
});

test('a completed document isn’t late, nor is a plan whose late documents are completed', () => {
  const plan = createGermanPlan('2027-06', '2026-11-22');
  const late = listSteps(plan).filter((step) => isStepLate(step, completed()));
  expect(late.map(({ id }) => id)).toEqual([
    'passport',
    'transcripts',
    'certifications',
    'resume',
    'motivation-letter',
  ]);
  expect(findDelay(plan, completed())).toEqual({ what: 'documents', documents: 5 });
  expect(findDelay(plan, completed('passport'))).toEqual({ what: 'documents', documents: 4 });
  expect(findDelay(plan, completed(...late.map(({ id }) => id)))).toBeUndefined();
  // The day to apply can't be completed.
  const tooLate = createGermanPlan('2027-02', '2026-11-22');
  expect(findDelay(tooLate, completed(...listSteps(tooLate).map(({ id }) => id)))).toEqual({
    what: 'application',
    documents: 0,
  });
});

test('work placements have host matching, study programmes don’t', () => {
  expect(hasHostMatching({ programme: 'medical-internships' })).toBe(true);
  expect(hasHostMatching({ programme: 'study-abroad' })).toBe(false);
});
