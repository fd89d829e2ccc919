import { expect, test } from 'vitest';
import { formTexts as bengali } from '#content/bn/forms/form-texts.ts';
import { formTexts } from '#content/en/forms/form-texts.ts';
import { getApplicationForm } from '#domain/submissions/forms/application.ts';
import { createEmptyAnswers } from '#domain/submissions/read-answers.ts';
import { findKnownAnswers } from './known-answers.ts';

const form = getApplicationForm('student-exchange', 'en');
const empty = createEmptyAnswers(form);
const plan = {
  id: 'student-exchange',
  place: 'Student Exchange',
  month: '2027-09',
  documents: [],
  obtained: [],
  apply: '/apply/student-exchange?destination=thailand&duration=6-months&leave=2027-09',
};
const context = {
  current: empty,
  page: '/apply/student-exchange',
  now: new Date('2026-11-26T06:00:00Z'),
  formatMonth: formTexts.knownAnswersOffer.month,
};

test('a plan gives the destination, the length of stay and the start', () => {
  expect(findKnownAnswers(form, plan, context)).toEqual({
    answers: {
      preferredStartDate: '2027-09-01',
      preferredDestination: 'thailand',
      programDuration: '6-months',
    },
    words: 'September 2027, Thailand, 6 months',
  });
});

test('fields that are filled in stay as they are', () => {
  const current = { ...empty, preferredDestination: 'malta', programDuration: '12-months' };
  expect(findKnownAnswers(form, plan, { ...context, current })?.answers).toEqual({
    preferredStartDate: '2027-09-01',
  });
  const full = { ...current, preferredStartDate: '2028-01-01' };
  expect(findKnownAnswers(form, plan, { ...context, current: full })).toBeUndefined();
});

test('a month that has begun is not offered', () => {
  const known = findKnownAnswers(form, plan, { ...context, now: new Date('2027-09-01T06:00:00Z') });
  expect(known?.words).toBe('Thailand, 6 months');
});

test('a plan of another programme, or none, gives no answers', () => {
  const page = '/apply/virtual-internship';
  expect(findKnownAnswers(form, plan, { ...context, page })).toBeUndefined();
  expect(findKnownAnswers(form, undefined, context)).toBeUndefined();
});

test('on a Bengali page, the words are Bengali and the answers the same', () => {
  const bengaliForm = getApplicationForm('student-exchange', 'bn');
  const known = findKnownAnswers(bengaliForm, plan, {
    ...context,
    page: '/bn/apply/student-exchange',
    formatMonth: bengali.knownAnswersOffer.month,
  });
  expect(known?.words).toBe('সেপ্টেম্বর ২০২৭, থাইল্যান্ড, ৬ মাস');
  expect(known?.answers).toEqual(findKnownAnswers(form, plan, context)?.answers);
});
