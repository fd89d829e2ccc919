import { afterEach, expect, test, vi } from 'vitest';
import { getApplicationForm } from '#domain/submissions/forms/application.ts';
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
