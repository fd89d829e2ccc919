import { expect, test } from 'vitest';
import { applicationProgrammes, findProgramme } from './programmes.ts';
import {
  type ApplicationField,
  applicationFields,
  characterLimits,
  type RawApplication,
  readApplicationForm,
  validateApplication,
} from './schema.ts';
import { application, filledForm } from './testing/examples.ts';

function programme(slug: string) {
  const found = findProgramme(slug);
  if (!found) throw new Error(`No programme ${slug}`);
  return found;
}

const exchange = programme('student-exchange');

function errorsWith(values: Partial<RawApplication>, of = exchange) {
  return validateApplication(of, { ...filledForm, ...values }).errors;
}

test('a filled form is accepted by every programme, and tidied', () => {
  for (const each of applicationProgrammes) {
    expect(validateApplication(each, filledForm)).toEqual({ application });
  }
});

test('an empty form has the specified message beside each field, in their order', () => {
  const { errors } = validateApplication(exchange, readApplicationForm(new FormData()));
  // SPEC section 5, word for word.
  expect(Object.entries(errors ?? {})).toEqual([
    ['firstName', 'First name must be at least 2 characters'],
    ['lastName', 'Last name must be at least 2 characters'],
    ['email', 'Please enter a valid email address'],
    ['phone', 'Phone number must be at least 10 digits'],
    ['dateOfBirth', 'Date of birth is required'],
    ['nationality', 'Nationality is required'],
    ['currentEducation', 'Current education level is required'],
    ['institution', 'Institution name is required'],
    ['fieldOfStudy', 'Field of study is required'],
    ['graduationYear', 'Expected graduation year is required'],
    ['preferredStartDate', 'Preferred start date is required'],
    ['preferredDestination', 'Preferred destination is required'],
    ['programDuration', 'Program duration preference is required'],
    ['languageSkills', 'Language skills are required'],
    ['motivationLetter', 'Motivation letter must be at least 100 characters'],
    ['agreeToTerms', 'You must agree to the terms and conditions'],
  ]);
});

test('the fields are the twenty of the specification', () => {
  expect(applicationFields).toHaveLength(20);
  expect(Object.keys(filledForm)).toEqual([...applicationFields]);
});

test.each<[ApplicationField, string, boolean]>([
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
])('%s: %j is right: %s', (field, value, isRight) => {
  const errors = errorsWith({ [field]: value });
  expect(Object.keys(errors ?? {})).toEqual(isRight ? [] : [field]);
});

test('a date says what is wrong with it', () => {
  expect(errorsWith({ dateOfBirth: 'May' })?.dateOfBirth).toBe(
    'Please enter a valid date of birth (year-month-day)',
  );
  expect(errorsWith({ dateOfBirth: '2099-01-01' })?.dateOfBirth).toBe(
    "Date of birth can't be in the future",
  );
  expect(errorsWith({ preferredStartDate: '2027-02-30' })?.preferredStartDate).toBe(
    'Please enter a valid preferred start date (year-month-day)',
  );
});

test('an unknown option has the message of a missing one', () => {
  expect(errorsWith({ preferredDestination: 'atlantis' })).toEqual({
    preferredDestination: 'Preferred destination is required',
  });
});

test.each(Object.entries(characterLimits))('%s takes %d characters and no more', (field, limit) => {
  const ofLength = (length: number) => {
    if (field === 'email') return `${'n'.repeat(length - 12)}@example.org`;
    return (field === 'phone' ? '1' : '🙂').repeat(length);
  };
  expect(errorsWith({ [field]: ofLength(limit) })).toBeUndefined();
  const errors = errorsWith({ [field]: ofLength(limit + 1) });
  expect(Object.keys(errors ?? {})).toEqual([field]);
  expect(Object.values(errors ?? {})[0]).toMatch(
    new RegExp(` must be at most ${limit.toLocaleString('en-US')} characters$`),
  );
});

test.each(['hasPassport', 'hasResume', 'hasTranscripts'] as const)('%s need not be true', (box) => {
  expect(errorsWith({ [box]: false })).toBeUndefined();
  expect(errorsWith({ [box]: true })).toBeUndefined();
});

test('the terms must be agreed to', () => {
  expect(errorsWith({ agreeToTerms: false })).toEqual({
    agreeToTerms: 'You must agree to the terms and conditions',
  });
});

test('what was typed is kept as it was, but for what surrounds it', () => {
  const { application: checked } = validateApplication(exchange, {
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

test('a programme accepts the options that its own page promises, others do not', () => {
  const danish = { preferredDestination: 'denmark' };
  expect(errorsWith(danish, programme('agriculture-internship'))).toBeUndefined();
  expect(errorsWith(danish)).toBeDefined();
  const short = { preferredDestination: 'sri-lanka', programDuration: '2-weeks' };
  expect(errorsWith(short, programme('medical-internships'))).toBeUndefined();
  expect(errorsWith({ programDuration: '10-days' }, programme('hotel-immersion'))).toBeUndefined();
  expect(
    errorsWith({ programDuration: '3-days' }, programme('professional-immersion')),
  ).toBeUndefined();
});

test('a long run of spaces is checked in no time', () => {
  const startedAt = performance.now();
  errorsWith({ motivationLetter: `x${' '.repeat(200_000)}x`, email: `${'a.'.repeat(100_000)}@` });
  expect(performance.now() - startedAt).toBeLessThan(1000);
});

test('a form is read as the browser sends it', () => {
  const form = new FormData();
  for (const [name, value] of Object.entries(filledForm)) {
    if (value !== false) form.append(name, value === true ? 'on' : String(value));
  }
  form.append('submissionId', 'not a field');
  expect(readApplicationForm(form)).toEqual(filledForm);
});

test('of a form, a file is no text and a refusal no agreement', () => {
  const form = new FormData();
  form.append('firstName', new File(['x'], 'x.txt'));
  form.append('agreeToTerms', 'false');
  expect(readApplicationForm(form)).toMatchObject({ firstName: '', agreeToTerms: false });
});
