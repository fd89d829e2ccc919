import { expect, test } from 'vitest';
import { findProgramme } from '#submissions/programmes.ts';
import { applicationFields } from '#submissions/schema.ts';
import { filledForm } from '#submissions/testing/examples.ts';
import { assess, emptyApplication } from './assessment.ts';
import { initialFormState } from './form-state.ts';
import { progressOf } from './progress.ts';
import { sections } from './sections.ts';

const programme = findProgramme('virtual-internship');
if (!programme) throw new Error('The programme is gone');
const stateOf = (values: typeof filledForm, errors = {}) =>
  initialFormState(assess(programme, values), errors);
const states = (progress: ReturnType<typeof progressOf>) =>
  progress.sections.map(({ state }) => state);

test('every field of the application stands in one section', () => {
  expect(sections.flatMap(({ fields }) => [...fields])).toEqual([...applicationFields]);
});

test('an empty form has 0 of 16 required answers, and starts with the first section', () => {
  const progress = progressOf(stateOf(emptyApplication));
  expect(progress).toMatchObject({ done: 0, required: 16, toFix: 0 });
  expect(states(progress)).toEqual(['now', 'todo', 'todo', 'todo', 'todo']);
});

test('a filled form has 16 of 16, the optional answers left out', () => {
  const progress = progressOf(
    stateOf({ ...filledForm, workExperience: '', hasPassport: false, hasTranscripts: false }),
  );
  expect(progress.done).toBe(16);
  expect(states(progress)).toEqual(['done', 'done', 'done', 'done', 'done']);
});

test('"now" is where the visitor is, also when an earlier section is not done', () => {
  const progress = progressOf({ ...stateOf(emptyApplication), section: 'preferences' });
  expect(states(progress)).toEqual(['todo', 'todo', 'now', 'todo', 'todo']);
});

test('messages are counted by section; the terms belong to the last', () => {
  const errors = { email: 'a', phone: 'b', agreeToTerms: 'c' };
  const progress = progressOf(stateOf(filledForm, errors));
  expect(progress).toMatchObject({ done: 13, toFix: 3 });
  expect(progress.sections.map(({ toFix }) => toFix)).toEqual([2, 0, 0, 0, 1]);
  expect(states(progress)).toEqual(['fix', 'done', 'done', 'done', 'fix']);
});
