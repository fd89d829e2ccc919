import { expect, test, vi } from 'vitest';
import { type Answers, getFields } from './form.ts';
import { getApplicationForm } from './forms/application.ts';
import { applicationSlugs } from './forms/application-programmes.ts';
import { contactForm } from './forms/contact.ts';
import { findForm, formSlugs } from './forms/forms.ts';
import { checkAnswers, createEmptyAnswers, readAnswers } from './schema.ts';
import { application, filledForm, message, toFormData } from './testing/examples.ts';

const exchange = getApplicationForm('student-exchange');

function errorsWith(values: Answers, form = exchange) {
  return checkAnswers(form, { ...filledForm, ...values }).errors;
}

test('every programme accepts a filled form, and tidies it', () => {
  for (const slug of applicationSlugs) {
    expect(checkAnswers(getApplicationForm(slug), filledForm)).toEqual({ answers: application });
  }
});

test('an empty form has the specified message for each field, in order', () => {
  const { errors } = checkAnswers(exchange, createEmptyAnswers(exchange));
  // Requirements 5, word for word.
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

test('the form has the twenty fields of the specification', () => {
  const names = getFields(exchange).map(({ name }) => name);
  expect(names).toHaveLength(20);
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
  const errors = errorsWith({ [field]: value });
  expect(Object.keys(errors ?? {})).toEqual(isExpectedValid ? [] : [field]);
});

test('an invalid date has its own message', () => {
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

const limited = getFields(exchange).flatMap((field) =>
  'maximum' in field ? [[field.name, field.maximum] as const] : [],
);

test('every text has a limit', () => {
  expect(Object.fromEntries(limited)).toEqual({
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
  expect(errorsWith({ [field]: ofLength(limit) })).toBeUndefined();
  const errors = errorsWith({ [field]: ofLength(limit + 1) });
  expect(Object.keys(errors ?? {})).toEqual([field]);
  expect(Object.values(errors ?? {})[0]).toMatch(
    new RegExp(` must be at most ${limit.toLocaleString('en-US')} characters$`),
  );
});

test.each(['hasPassport', 'hasResume', 'hasTranscripts'] as const)('%s may be unticked', (box) => {
  expect(errorsWith({ [box]: false })).toBeUndefined();
  expect(errorsWith({ [box]: true })).toBeUndefined();
});

test('the terms must be agreed to', () => {
  expect(errorsWith({ agreeToTerms: false })).toEqual({
    agreeToTerms: 'You must agree to the terms and conditions',
  });
});

test('a text is stored as it was typed, without surrounding space', () => {
  const { answers: checked } = checkAnswers(exchange, {
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
  expect(errorsWith(danish, getApplicationForm('agriculture-internship'))).toBeUndefined();
  expect(errorsWith(danish)).toBeDefined();
  const short = { preferredDestination: 'sri-lanka', programDuration: '2-weeks' };
  expect(errorsWith(short, getApplicationForm('medical-internships'))).toBeUndefined();
  expect(
    errorsWith({ programDuration: '10-days' }, getApplicationForm('hotel-immersion')),
  ).toBeUndefined();
  expect(
    errorsWith({ programDuration: '3-days' }, getApplicationForm('professional-immersion')),
  ).toBeUndefined();
});

test('a long run of spaces is checked quickly', () => {
  const startedAt = performance.now();
  errorsWith({ motivationLetter: `x${' '.repeat(200_000)}x`, email: `${'a.'.repeat(100_000)}@` });
  expect(performance.now() - startedAt).toBeLessThan(1000);
});

test('reads a form as a browser sends it', () => {
  const form = toFormData(filledForm);
  form.append('submissionId', 'not a field');
  expect(readAnswers(exchange, form)).toEqual(filledForm);
});

test('ignores files, and reads the unticked values of a checkbox', () => {
  const form = new FormData();
  form.append('firstName', new File(['x'], 'x.txt'));
  form.append('agreeToTerms', 'false');
  expect(readAnswers(exchange, form)).toMatchObject({ firstName: '', agreeToTerms: false });
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

test('the schema of a field is created once', () => {
  const label = vi.fn(() => 'Email address');
  const field = { kind: 'email', name: 'email', message: 'No', maximum: 9 } as const;
  const watched = Object.defineProperty(
    { ...field, label: '', autoComplete: 'email' as const },
    'label',
    {
      get: label,
    },
  );
  const form = { ...contactForm, sections: [{ id: 'one', fields: [watched] }] };
  for (let count = 0; count < 5; count += 1) checkAnswers(form, { email: `${count}` });
  expect(label).toHaveBeenCalledTimes(1);
});

const marks = `a${'\u0301'.repeat(15_900)}${'\u0327'.repeat(15_900)}`;
const allForms = formSlugs.flatMap((slug) => findForm(slug) ?? []);

test('every field rejects a text that is far too long, without normalising it', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  for (const form of [...allForms, exchange]) {
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
  expect(errorsWith({ firstName: text, motivationLetter: `${'x'.repeat(200)}${text}` })).toEqual({
    firstName: 'First name has too many accents on one letter. Please type it again without them',
    motivationLetter:
      'Motivation letter has too many accents on one letter. Please type it again without them',
  });
  const normalised = normalize.mock.contexts.map(String).join(' ');
  normalize.mockRestore();
  expect(normalised).toContain(application.institution);
  expect(normalised).not.toMatch(/\p{M}{31}/u);
});
