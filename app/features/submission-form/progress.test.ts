import { expect, test } from 'vitest';
import type { Answers } from '#domain/submissions/form.ts';
import { getApplicationForm } from '#domain/submissions/forms/application.ts';
import { contactForm } from '#domain/submissions/forms/contact.ts';
import { createEmptyAnswers } from '#domain/submissions/schema.ts';
import { filledForm } from '#domain/submissions/testing/examples.ts';
import { createFormState, formReducer } from './form-state.ts';
import { calculateProgress } from './progress.ts';
import { validateForm } from './validation.ts';

const form = getApplicationForm('virtual-internship');
const nothing = createEmptyAnswers(form);
const stateOf = (answers: Answers, errors = {}) =>
  createFormState(form, validateForm(form, answers), errors);
const states = (progress: ReturnType<typeof calculateProgress>) =>
  progress.sections.map(({ state }) => state);

test('an empty form has 0 of 16 required answers, and starts with the first section', () => {
  const progress = calculateProgress(stateOf(nothing));
  expect(progress).toMatchObject({ done: 0, required: 16, toFix: 0 });
  expect(states(progress)).toEqual(['now', 'todo', 'todo', 'todo', 'todo']);
});

test('a filled form has 16 of 16, the optional answers left out', () => {
  const progress = calculateProgress(
    stateOf({ ...filledForm, workExperience: '', hasPassport: false, hasTranscripts: false }),
  );
  expect(progress.done).toBe(16);
  expect(states(progress)).toEqual(['done', 'done', 'done', 'done', 'done']);
});

test('"now" is where the visitor is, also when an earlier section is not done', () => {
  const progress = calculateProgress({ ...stateOf(nothing), section: 'preferences' });
  expect(states(progress)).toEqual(['todo', 'todo', 'now', 'todo', 'todo']);
});

test('messages are counted by section; the terms belong to the last', () => {
  const errors = { email: 'a', phone: 'b', agreeToTerms: 'c' };
  const progress = calculateProgress(stateOf(filledForm, errors));
  expect(progress).toMatchObject({ done: 13, toFix: 3 });
  expect(progress.sections.map(({ toFix }) => toFix)).toEqual([2, 0, 0, 0, 1]);
  expect(states(progress)).toEqual(['fix', 'done', 'done', 'done', 'fix']);
});

test('who agrees to the terms is in the last section', () => {
  const state = formReducer(stateOf(nothing), { type: 'entered', field: 'agreeToTerms' });
  expect(states(calculateProgress(state))).toEqual(['todo', 'todo', 'todo', 'todo', 'now']);
});

test('a short form has one section, and four answers that are required', () => {
  const answers = createEmptyAnswers(contactForm);
  const progress = calculateProgress(
    createFormState(contactForm, validateForm(contactForm, answers), {}),
  );
  expect(progress).toMatchObject({ done: 0, required: 4 });
  expect(progress.sections).toHaveLength(1);
});
