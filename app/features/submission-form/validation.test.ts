import { afterEach, expect, test, vi } from 'vitest';
import { checkAnswers } from '#domain/submissions/check-answers.ts';
import { getApplicationForm } from '#domain/submissions/forms/application.ts';
import { findForm } from '#domain/submissions/forms/forms.ts';
import { createEmptyAnswers } from '#domain/submissions/read-answers.ts';
import { filledForm } from '#domain/submissions/testing/examples.ts';
import { isEmpty, validateForm } from './validation.ts';

const form = getApplicationForm('student-exchange', 'en');
afterEach(() => {
  vi.restoreAllMocks();
});

test('a pasted text that is too long is rejected without being normalised', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  const marks = `a${'\u0301'.repeat(3000)}${'\u0327'.repeat(3000)}`;
  for (const motivationLetter of [marks, 'ü'.repeat(200_000)]) {
    const before = normalize.mock.contexts.length;
    const { errors, filled, lengths } = validateForm(form, { ...filledForm, motivationLetter });
    expect(Object.keys(errors)).toEqual(['motivationLetter']);
    expect(filled).toContain('motivationLetter');
    expect(lengths.get('motivationLetter')).toBe(motivationLetter.length);
    expect(normalize.mock.contexts.slice(before).map(String)).not.toContain(motivationLetter);
  }
  expect(isEmpty({ motivationLetter: marks })).toBe(false);
  expect(normalize.mock.contexts.map(String)).not.toContain(marks);
});

test('the length is that of the tidied text', () => {
  const { lengths } = validateForm(form, {
    ...filledForm,
    motivationLetter: ' e\u0301\r\n👩‍👩‍👧 ',
  });
  expect(lengths.get('motivationLetter')).toBe(7);
});

test('an area that a country doesn’t have is told, and taken', () => {
  const internship = findForm('international-internship', 'en', 'international-internship');
  if (!internship) throw new Error('There is no such form');
  const note = (preferredDestination: string, positionArea: string) =>
    validateForm(internship, {
      ...createEmptyAnswers(internship),
      preferredDestination,
      positionArea,
    }).notes.get('positionArea');
  expect(note('denmark', 'front-office')).toMatch(/names no placement in this area/);
  expect(note('bahrain', 'events')).toMatch(/names no placement in this area/);
  expect(note('germany', 'teaching')).toMatch(/names no placement in this area/);
  expect(note('usa', 'teaching')).toBeUndefined();
  expect(note('germany', 'front-office')).toBeUndefined();
  expect(note('not-sure', 'human-resources')).toBeUndefined();
  expect(note('denmark', '')).toBeUndefined();
  const { errors } = checkAnswers(internship, {
    ...createEmptyAnswers(internship),
    preferredDestination: 'denmark',
    positionArea: 'front-office',
  });
  expect(errors).not.toHaveProperty('positionArea');
  expect(errors).not.toHaveProperty('preferredDestination');
});
