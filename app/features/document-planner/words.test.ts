import { expect, test } from 'vitest';
import { documentsOf } from '#domain/eligibility/documents.ts';
import { options } from '#domain/eligibility/options.ts';
import { choosePlan } from './choose-plan.ts';
import { dayWords, figureOf, monthWords } from './days.ts';
import {
  hasMatch,
  isLate,
  lateOf,
  nameParts,
  nextStep,
  startWords,
  stepsOf,
  tideWords,
} from './words.ts';

const ready = (...ids: string[]) => new Set(ids);
function planOf(leave: string, today: string) {
  const option = options.find(({ id }) => id === 'germany-internship');
  if (!option) throw new Error('no Germany');
  return choosePlan(option, documentsOf(option), { leave, today }).plan;
}

test.each([
  ['Passport valid at least 2 years', 'Passport', 'valid at least 2 years'],
  ['Passport copy, valid at least 2 years', 'Passport copy', 'valid at least 2 years'],
  ['IELTS result if available', 'IELTS result', 'if available'],
  ['Relevant certifications, if applicable', 'Relevant certifications', 'if applicable'],
  ['For teachers: valid certification', 'For teachers: valid certification', undefined],
  ['Proof of funds or sponsor', 'Proof of funds or sponsor', undefined],
])('“%s” is called “%s”', (name, main, note) => {
  expect(nameParts(name)).toEqual(note ? { name: main, note } : { name: main });
});

test('days in words; a figure says its year where it isn’t the departure’s', () => {
  expect(dayWords('2027-09-01')).toBe('1\u00a0September 2027');
  expect(monthWords('2027-09')).toBe('September 2027');
  expect(figureOf('2027-09-08', '2027-11-01')).toEqual({
    day: '8',
    month: 'Sep',
    year: '2027',
    isOtherYear: false,
  });
  expect(figureOf('2026-12-30', '2027-08-01').isOtherYear).toBe(true);
});

test('one starts with the first document that isn’t ready', () => {
  const plan = planOf('2027-09', '2026-11-22');
  expect(nextStep(plan, ready())?.id).toBe('passport');
  expect(startWords(plan, ready('passport'))).toBe(
    'Start with “Academic transcripts and diploma” by 27\u00a0January 2027.',
  );
  expect(startWords(planOf('2027-06', '2026-11-22'), ready())).toBe('Start with “Passport” today.');
  expect(startWords(planOf('2026-06', '2026-11-22'), ready())).toBe('');
  expect(tideWords(plan)).toBe('You leave on 1\u00a0September 2027');
  expect(tideWords(planOf('2026-06', '2026-11-22'))).toBe('The day was 1\u00a0June 2026');
  expect(startWords(plan, ready(...stepsOf(plan).map(({ id }) => id)))).toBe('');
});

test('what is ready isn’t late, and a plan whose late documents are ready isn’t either', () => {
  const plan = planOf('2027-06', '2026-11-22');
  const late = stepsOf(plan).filter((step) => isLate(step, ready()));
  expect(late.map(({ id }) => id)).toEqual([
    'passport',
    'transcripts',
    'certifications',
    'resume',
    'motivation-letter',
  ]);
  expect(lateOf(plan, ready())).toEqual({ what: 'documents', documents: 5 });
  expect(lateOf(plan, ready('passport'))).toEqual({ what: 'documents', documents: 4 });
  expect(lateOf(plan, ready(...late.map(({ id }) => id)))).toBeUndefined();
  // Nobody can tick the day to apply.
  const tooLate = planOf('2027-02', '2026-11-22');
  expect(lateOf(tooLate, ready(...stepsOf(tooLate).map(({ id }) => id)))).toEqual({
    what: 'application',
    documents: 0,
  });
});

test('who works is matched with a host, who studies isn’t', () => {
  expect(hasMatch({ programme: 'medical-internships' })).toBe(true);
  expect(hasMatch({ programme: 'study-abroad' })).toBe(false);
});
