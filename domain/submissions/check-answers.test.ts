import { expect, test } from 'vitest';
import { fields as specifiedFields } from '#tests/specification/application-form.ts';
import { checkAnswers } from './check-answers.ts';
import { type Answers, getFields } from './form.ts';
import { getApplicationForm } from './forms/application.ts';
import { applicationSlugs } from './forms/application-programmes.ts';
import { contactForm } from './forms/contact.ts';
import { createEmptyAnswers, readAnswers } from './read-answers.ts';
import { application, filledForm, message, toFormData } from './testing/examples.ts';
import { exchangeForm, findErrors } from './testing/find-errors.ts';

const specifiedNames = specifiedFields.map(({ name }) => name);

test('every programme accepts a filled form, and tidies it', () => {
  for (const slug of applicationSlugs) {
    expect(checkAnswers(getApplicationForm(slug, 'en'), filledForm)).toEqual({
      answers: application,
    });
  }
});

test('an empty form has the specified message for each field, in order', () => {
  const { errors = {} } = checkAnswers(exchangeForm, createEmptyAnswers(exchangeForm));
  const required = getFields(exchangeForm).filter(({ optional }) => !optional);
  expect(Object.keys(errors)).toEqual(required.map(({ name }) => name));
  // Requirements 5, word for word.
  expect(Object.entries(errors).filter(([name]) => specifiedNames.includes(name))).toEqual(
    specifiedFields.flatMap(({ name, message }) => (message ? [[name, message]] : [])),
  );
});

test('the form has the fields of the specification in their order, and the example fills in each field', () => {
  const names = getFields(exchangeForm).map(({ name }) => name);
  expect(names.filter((name) => specifiedNames.includes(name))).toEqual(specifiedNames);
  expect(Object.keys(filledForm)).toEqual(names);
});

test.each<[string, string, boolean]>([
  ['firstName', 'A', false],
  ['firstName', '  A  ', false],
  ['firstName', '\u200b\u200b', false],
  ['firstName', 'Al', true],
  ['firstName', 'মা', true],
  ['firstName', '𝒜', false],
  ['firstName', 'e\u0301', false],
  ['lastName', 'R', false],
  ['lastName', 'Ra', true],
  ['email', 'nusrat', false],
  ['email', 'nusrat@example', false],
  ['email', 'nusrat@example.org, other@example.org', false],
  ['email', 'nusrat@example.org\r\nBcc: other@example.org', false],
  ['email', 'r&d@example.org', true],
  ['email', 'nusrat@münchen.de', true],
  ['email', 'nusrat@xn--p5b2dsa3b.xn--54b7fta0cc', true],
  ['email', '\u202anusrat@exam\u00adple.org\u202c', true],
  ['email', ' nusrat+apply@mail.example.org ', true],
  ['phone', '017000000', false],
  ['phone', ' 017000000 ', false],
  ['phone', '0170000000', true],
  ['phone', '+880 (17) 00.000-000', true],
  ['phone', '01700000000 ext', false],
  ['phone', '01700000000/1', false],
  ['nationality', ' \t ', false],
  ['institution', '\u200b', false],
  ['fieldOfStudy', '\u00a0', false],
  ['graduationYear', 'x', true],
  ['languageSkills', '\r\n', false],
  ['workExperience', '', true],
  ['motivationLetter', 'x'.repeat(99), false],
  ['motivationLetter', 'x'.repeat(100), true],
  ['motivationLetter', `  ${'x'.repeat(99)}\r\n`, false],
  ['motivationLetter', `${'x'.repeat(49)}\r\n${'x'.repeat(49)}`, false],
  ['motivationLetter', `${'x'.repeat(49)}\r\n${'x'.repeat(50)}`, true],
  ['motivationLetter', '😀'.repeat(50), false],
  ['motivationLetter', '😀'.repeat(100), true],
  ['dateOfBirth', '2005-02-29', false],
  ['dateOfBirth', '2004-02-29', true],
  ['dateOfBirth', '31.05.2004', false],
  ['dateOfBirth', '2004-5-3', false],
  ['dateOfBirth', '0204-05-31', false],
  ['dateOfBirth', '1899-12-31', false],
  ['dateOfBirth', '2099-01-01', false],
  ['preferredStartDate', '2027-13-01', false],
  ['preferredStartDate', '2020-01-01', true],
  ['preferredStartDate', '2100-12-31', true],
  ['preferredStartDate', '20270-01-01', false],
  ['currentEducation', 'kindergarten', false],
  ['preferredDestination', 'germany', false],
  ['preferredDestination', 'Portugal', false],
  ['programDuration', '2-weeks', false],
])('%s: %j is valid: %s', (field, value, isExpectedValid) => {
  const errors = findErrors({ [field]: value });
  expect(Object.keys(errors ?? {})).toEqual(isExpectedValid ? [] : [field]);
});

test('an invalid date has its own message', () => {
  expect(findErrors({ dateOfBirth: 'May' })?.dateOfBirth).toBe(
    'Please enter a valid date of birth (year-month-day)',
  );
  expect(findErrors({ dateOfBirth: '2099-01-01' })?.dateOfBirth).toBe(
    "Date of birth can't be in the future",
  );
  expect(findErrors({ preferredStartDate: '2027-02-30' })?.preferredStartDate).toBe(
    'Please enter a valid preferred start date (year-month-day)',
  );
});

test('an unknown option has the message of a missing one', () => {
  expect(findErrors({ preferredDestination: 'atlantis' })).toEqual({
    preferredDestination: 'Preferred destination is required',
  });
});

test.each(['hasPassport', 'hasResume', 'hasTranscripts'] as const)('%s may be unticked', (box) => {
  expect(findErrors({ [box]: false })).toBeUndefined();
  expect(findErrors({ [box]: true })).toBeUndefined();
});

test('the terms must be agreed to', () => {
  expect(findErrors({ agreeToTerms: false })).toEqual({
    agreeToTerms: 'You must agree to the terms and conditions',
  });
});

test('an answer of the wrong type is invalid', () => {
  expect(findErrors({ agreeToTerms: 'on' })).toHaveProperty('agreeToTerms');
  expect(findErrors({ hasPassport: 'on' })).toHaveProperty('hasPassport');
  expect(findErrors({ firstName: true })).toHaveProperty('firstName');
});

test('a text is stored as it was typed, without surrounding space', () => {
  const { answers: checked } = checkAnswers(exchangeForm, {
    ...filledForm,
    firstName: ' Mary  Ann\u0000 ',
    phone: ' \u202a+৮৮০ ১৭০০‑000000\u202c ',
    workExperience: ' One\r\n\r\n  Two\tthree\rfour ',
  });
  expect(checked).toMatchObject({
    firstName: 'Mary  Ann',
    phone: '+880 1700-000000',
    workExperience: 'One\n\n  Two\tthree\nfour',
  });
});

test('only the programme whose page offers an extra option accepts it', () => {
  const danish = { preferredDestination: 'denmark' };
  expect(findErrors(danish, getApplicationForm('agriculture-internship', 'en'))).toBeUndefined();
  expect(findErrors(danish)).toBeDefined();
  const short = { preferredDestination: 'sri-lanka', programDuration: '2-weeks' };
  expect(findErrors(short, getApplicationForm('medical-internships', 'en'))).toBeUndefined();
  expect(
    findErrors({ programDuration: '10-days' }, getApplicationForm('hotel-immersion', 'en')),
  ).toBeUndefined();
  expect(
    findErrors({ programDuration: '3-days' }, getApplicationForm('professional-immersion', 'en')),
  ).toBeUndefined();
});

test('reads a form as a browser sends it', () => {
  const form = toFormData(filledForm);
  form.append('submissionId', 'not a field');
  expect(readAnswers(exchangeForm, form)).toEqual(filledForm);
});

test('ignores files, and reads the unticked values of a checkbox', () => {
  const form = new FormData();
  form.append('firstName', new File(['x'], 'x.txt'));
  form.append('agreeToTerms', 'false');
  expect(readAnswers(exchangeForm, form)).toMatchObject({ firstName: '', agreeToTerms: false });
});

test('an optional answer may be missing, but not invalid', () => {
  const errors = (values: Answers) => checkAnswers(contactForm, { ...message, ...values }).errors;
  expect(errors({ phone: '   ', programmeOfInterest: '' })).toBeUndefined();
  expect(errors({ phone: '123' })).toEqual({ phone: 'Phone number must be at least 10 digits' });
  expect(Object.keys(errors({ programmeOfInterest: 'moon' }) ?? {})).toEqual([
    'programmeOfInterest',
  ]);
});

test('the contact form has its own messages', () => {
  expect(checkAnswers(contactForm, createEmptyAnswers(contactForm)).errors).toEqual({
    writingAs: 'Please choose who you are writing as',
    name: 'Name must be at least 2 characters',
    email: 'Please enter a valid email address',
    message: 'Message is required',
  });
});
