import { expect, test } from 'vitest';
import { getFields } from '#domain/submissions/form.ts';
import { getApplicationForm } from '#domain/submissions/forms/application.ts';
import { registrationForm } from '#domain/submissions/forms/registration.ts';
import { groupErrors } from './error-groups.ts';

const form = getApplicationForm('virtual-internship', 'en');
const createItems = (fields: readonly { name: string }[]) =>
  fields.map(({ name }) => ({ name, message: `${name} is wrong`, fixed: false }));
const items = createItems(getFields(form));

test('many errors are grouped by section, in the form’s order, with the terms in the last section', () => {
  const groups = groupErrors(form, items) ?? [];
  expect(groups.map(({ title }) => title)).toEqual([
    'Personal Information',
    'Educational Background',
    'Program Preferences',
    'Experience & Motivation',
    'Document Checklist',
  ]);
  expect(groups.flatMap((group) => group.items)).toEqual(items);
  expect(groups.at(-1)?.items.at(-1)?.name).toBe('agreeToTerms');
});

test('a section without errors has no group', () => {
  const personal = form.sections[0]?.fields.length ?? 0;
  const groups = groupErrors(form, items.slice(0, personal + 1));
  expect(groups?.map(({ id }) => id)).toEqual(['personal', 'education']);
});

test('up to four errors, and those of a form with one section, stay one list', () => {
  expect(groupErrors(form, items.slice(0, 4))).toBeUndefined();
  expect(groupErrors(form, items.slice(0, 5))).toBeDefined();
  expect(groupErrors(registrationForm, createItems(getFields(registrationForm)))).toBeUndefined();
});
