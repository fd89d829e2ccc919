import { expect, test, vi } from 'vitest';
import { checkAnswers } from './check-answers.ts';
import { getFields } from './form.ts';
import { findForm, formSlugs } from './forms/forms.ts';
import { createEmptyAnswers } from './read-answers.ts';
import { application } from './testing/examples.ts';
import { exchangeForm, findErrors } from './testing/find-errors.ts';

const limited = getFields(exchangeForm).flatMap((field) =>
  'maximum' in field ? [[field.name, field.maximum] as const] : [],
);

test('every text has a limit', () => {
  const isText = (kind: string) => ['text', 'email', 'tel', 'textarea'].includes(kind);
  const texts = getFields(exchangeForm).filter(({ kind }) => isText(kind));
  expect(limited.map(([name]) => name)).toEqual(texts.map(({ name }) => name));
});

test('the texts of the specification have its limits', () => {
  expect(Object.fromEntries(limited)).toMatchObject({
    firstName: 100,
    lastName: 100,
    email: 254,
    phone: 30,
    nationality: 100,
    institution: 200,
    fieldOfStudy: 200,
    graduationYear: 50,
    workExperience: 3000,
    languageSkills: 1000,
    motivationLetter: 5000,
  });
});

test.each(limited)('%s may have %d characters and no more', (field, limit) => {
  const ofLength = (length: number) => {
    if (field === 'email') return `${'n'.repeat(length - 12)}@example.org`;
    return (field === 'phone' ? '1' : '🙂').repeat(length);
  };
  expect(findErrors({ [field]: ofLength(limit) })).toBeUndefined();
  const errors = findErrors({ [field]: ofLength(limit + 1) });
  expect(Object.keys(errors ?? {})).toEqual([field]);
  expect(Object.values(errors ?? {})[0]).toMatch(
    new RegExp(` must be at most ${limit.toLocaleString('en-US')} characters$`),
  );
});

test('a long run of spaces is checked quickly', () => {
  const startedAt = performance.now();
  findErrors({ motivationLetter: `x${' '.repeat(200_000)}x`, email: `${'a.'.repeat(100_000)}@` });
  expect(performance.now() - startedAt).toBeLessThan(1000);
});

const marks = `a${'\u0301'.repeat(15_900)}${'\u0327'.repeat(15_900)}`;

const allForms = formSlugs.flatMap((slug) => findForm(slug, 'en') ?? []);

test('every field rejects a text that is far too long, without normalising it', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  for (const form of [...allForms, exchangeForm]) {
    for (const field of getFields(form)) {
      if (field.kind === 'checkbox') continue;
      for (const text of [marks, 'x'.repeat(60_000)]) {
        const { errors } = checkAnswers(form, { ...createEmptyAnswers(form), [field.name]: text });
        const fieldMessage = errors?.[field.name];
        if ('maximum' in field) {
          expect(fieldMessage).toBe(
            `${field.label} must be at most ${field.maximum.toLocaleString('en-US')} characters`,
          );
        } else
          expect(fieldMessage).toBe(field.kind === 'date' ? field.invalid : (field.message ?? ''));
        expect(normalize.mock.contexts.map(String)).not.toContain(text);
      }
    }
  }
  expect(allForms.length).toBeGreaterThan(3);
  normalize.mockRestore();
});

test('a letter with too many combining marks is rejected without being normalised', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  const text = `a${'\u0301\u0327'.repeat(16)}`;
  expect(findErrors({ firstName: text, motivationLetter: `${'x'.repeat(200)}${text}` })).toEqual({
    firstName: 'First name has too many accents on one letter. Please type it again without them',
    motivationLetter:
      'Motivation letter has too many accents on one letter. Please type it again without them',
  });
  const normalised = normalize.mock.contexts.map(String).join(' ');
  normalize.mockRestore();
  expect(normalised).toContain(application.institution);
  expect(normalised).not.toMatch(/\p{M}{31}/u);
});
