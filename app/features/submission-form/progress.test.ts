import { expect, test } from 'vitest';
import { type Answers, getFields } from '#domain/submissions/form.ts';
import { getApplicationForm } from '#domain/submissions/forms/application.ts';
import { contactForm } from '#domain/submissions/forms/contact.ts';
import { registrationForm } from '#domain/submissions/forms/registration.ts';
import { createEmptyAnswers } from '#domain/submissions/read-answers.ts';
import { filledForm } from '#domain/submissions/testing/examples.ts';
import { createFormState, formReducer } from './form-state.ts';
import { calculateProgress, hasProgress } from './progress.ts';
import { validateForm } from './validation.ts';

const form = getApplicationForm('virtual-internship', 'en');
const emptyAnswers = createEmptyAnswers(form);
const createState = (answers: Answers, errors = {}) =>
  createFormState(form, validateForm(form, answers), errors);
const getStates = (progress: ReturnType<typeof calculateProgress>) =>
  progress.sections.map(({ state }) => state);

/** The number of answers that the form requires; the terms are one of them. */
const required = getFields(form).filter((field) => !('optional' in field && field.optional)).length;

test('an empty form has none of the required answers, and starts with the first section', () => {
  const progress = calculateProgress(createState(emptyAnswers));
  expect(progress).toMatchObject({ done: 0, required, toFix: 0 });
  expect(getStates(progress)).toEqual(['now', 'todo', 'todo', 'todo', 'todo']);
});

test('a filled form without optional answers has all of them', () => {
  const progress = calculateProgress(
    createState({ ...filledForm, workExperience: '', hasPassport: false, hasTranscripts: false }),
  );
  expect(progress.done).toBe(required);
  expect(getStates(progress)).toEqual(['done', 'done', 'done', 'done', 'done']);
});

test('"now" is the section that the visitor is in, also when an earlier one is not done', () => {
  const progress = calculateProgress({ ...createState(emptyAnswers), section: 'preferences' });
  expect(getStates(progress)).toEqual(['todo', 'todo', 'now', 'todo', 'todo']);
});

test('messages are counted by section, and the terms belong to the last one', () => {
  const errors = { email: 'a', phone: 'b', agreeToTerms: 'c' };
  const progress = calculateProgress(createState(filledForm, errors));
  expect(progress).toMatchObject({ done: required - 3, toFix: 3 });
  expect(progress.sections.map(({ toFix }) => toFix)).toEqual([2, 0, 0, 0, 1]);
  expect(getStates(progress)).toEqual(['fix', 'done', 'done', 'done', 'fix']);
});

test('a visitor who agrees to the terms is in the last section', () => {
  const state = formReducer(createState(emptyAnswers), { type: 'entered', field: 'agreeToTerms' });
  expect(getStates(calculateProgress(state))).toEqual(['todo', 'todo', 'todo', 'todo', 'now']);
});

test('a short form has one section and four required answers', () => {
  const answers = createEmptyAnswers(contactForm);
  const progress = calculateProgress(
    createFormState(contactForm, validateForm(contactForm, answers), {}),
  );
  expect(progress).toMatchObject({ done: 0, required: 4 });
  expect(progress.sections).toHaveLength(1);
});

test('only a form of ten fields or more shows its progress', () => {
  expect([form, contactForm, registrationForm].map(hasProgress)).toEqual([true, false, false]);
});
