import { expect, test } from 'vitest';
import { getDocuments } from '#domain/eligibility/documents.ts';
import { opportunities } from '#domain/eligibility/opportunities.ts';
import { choosePlan } from './choose-plan.ts';
import { formatDay, formatMonth, splitDate } from './days.ts';
import {
  findDelay,
  findNextStep,
  formatDeparture,
  formatNextStep,
  hasHostMatching,
  isStepLate,
  listSteps,
  splitDocumentName,
} from './plan-status.ts';

const ready = (...ids: string[]) => new Set(ids);
function planOf(leave: string, today: string) {
  const option = opportunities.find(({ id }) => id === 'germany-internship');
  if (!option) throw new Error('no Germany');
  return choosePlan(option, getDocuments(option), { leave, today }).plan;
}

test.each([
  ['Passport valid at least 2 years', 'Passport', 'valid at least 2 years'],
  ['Passport copy, valid at least 2 years', 'Passport copy', 'valid at least 2 years'],
  ['IELTS result if available', 'IELTS result', 'if available'],
  ['Relevant certifications, if applicable', 'Relevant certifications', 'if applicable'],
  ['For teachers: valid certification', 'For teachers: valid certification', undefined],
  ['Proof of funds or sponsor', 'Proof of funds or sponsor', undefined],
])('“%s” is called “%s”', (name, main, note) => {
  expect(splitDocumentName(name)).toEqual(note ? { name: main, note } : { name: main });
});

test('days in words; a figure says its year where it isn’t the departure’s', () => {
  expect(formatDay('2027-09-01')).toBe('1\u00a0September 2027');
  expect(formatMonth('2027-09')).toBe('September 2027');
  expect(splitDate('2027-09-08', '2027-11-01')).toEqual({
    day: '8',
    month: 'Sep',
    year: '2027',
    isOtherYear: false,
  });
  expect(splitDate('2026-12-30', '2027-08-01').isOtherYear).toBe(true);
});

test('one starts with the first document that isn’t ready', () => {
  const plan = planOf('2027-09', '2026-11-22');
  expect(findNextStep(plan, ready())?.id).toBe('passport');
  expect(formatNextStep(plan, ready('passport'))).toBe(
    'Start with “Academic transcripts and diploma” by 27\u00a0January 2027.',
  );
  expect(formatNextStep(planOf('2027-06', '2026-11-22'), ready())).toBe(
    'Start with “Passport” today.',
  );
  expect(formatNextStep(planOf('2026-06', '2026-11-22'), ready())).toBe('');
  expect(formatDeparture(plan)).toBe('You leave on 1\u00a0September 2027');
  expect(formatDeparture(planOf('2026-06', '2026-11-22'))).toBe('The day was 1\u00a0June 2026');
  expect(formatNextStep(plan, ready(...listSteps(plan).map(({ id }) => id)))).toBe('');
});

test('what is ready isn’t late, and a plan whose late documents are ready isn’t either', () => {
  const plan = planOf('2027-06', '2026-11-22');
  const late = listSteps(plan).filter((step) => isStepLate(step, ready()));
  expect(late.map(({ id }) => id)).toEqual([
    'passport',
    'transcripts',
    'certifications',
    'resume',
    'motivation-letter',
  ]);
  expect(findDelay(plan, ready())).toEqual({ what: 'documents', documents: 5 });
  expect(findDelay(plan, ready('passport'))).toEqual({ what: 'documents', documents: 4 });
  expect(findDelay(plan, ready(...late.map(({ id }) => id)))).toBeUndefined();
  // Nobody can tick the day to apply.
  const tooLate = planOf('2027-02', '2026-11-22');
  expect(findDelay(tooLate, ready(...listSteps(tooLate).map(({ id }) => id)))).toEqual({
    what: 'application',
    documents: 0,
  });
});

test('who works is matched with a host, who studies isn’t', () => {
  expect(hasHostMatching({ programme: 'medical-internships' })).toBe(true);
  expect(hasHostMatching({ programme: 'study-abroad' })).toBe(false);
});
