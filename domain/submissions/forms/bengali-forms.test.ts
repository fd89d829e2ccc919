import { describe, expect, test } from 'vitest';
import { toLatinDigits } from '#content/formats/bengali-digits.ts';
import { programmes } from '#content/programmes/programmes.ts';
import { checkAnswers } from '../check-answers.ts';
import { type Field, type Form, getFields } from '../form.ts';
import { createEmptyAnswers } from '../read-answers.ts';
import { filledForm } from '../testing/examples.ts';
import { getApplicationForm } from './application.ts';
import { applicationSlugs } from './application-programmes.ts';
import { findForm, formSlugs } from './forms.ts';

/** Returns everything of a field that isn't text, and which texts it has. */
function describeField(field: Field) {
  const { kind, name, optional } = field;
  return {
    kind,
    name,
    optional,
    limits: 'maximum' in field && [field.minimum, field.maximum],
    options: 'options' in field && field.options.map(({ value }) => value).toSorted(),
    texts: Object.keys(field).toSorted(),
  };
}

const pairs: [name: string, english: Form, bengali: Form][] = [
  ...applicationSlugs.map((slug) => ['application', slug] as const),
  ...formSlugs.filter((slug) => slug !== 'application').map((slug) => [slug, undefined] as const),
].map(([slug, programme]) => {
  const [english, bengali] = (['en', 'bn'] as const).map((language) =>
    findForm(slug, language, programme),
  );
  if (!english || !bengali) throw new Error(`No form ${slug}`);
  return [programme ?? slug, english, bengali];
});

/** Collects the texts that a visitor reads. Values, names and paths are for the program. */
function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const hidden = ['slug', 'language', 'kind', 'name', 'value', 'id', 'autoComplete', 'inputMode'];
  const hiddenToo = [
    'range',
    'icon',
    'version',
    'to',
    'mails',
    'field',
    'nameFields',
    'variant',
    'document',
    'chosen',
  ];
  return Object.entries(value)
    .filter(([key, each]) => ![...hidden, ...hiddenToo].includes(key) || typeof each === 'object')
    .filter(([key]) => !['mails', 'nameFields', 'answers'].includes(key))
    .flatMap(([, each]) => collectTexts(each));
}

describe.each(pairs)('%s', (_, english, bengali) => {
  test('both languages have the same fields, values, limits and messages', () => {
    expect(getFields(bengali).map(describeField)).toEqual(getFields(english).map(describeField));
    expect(bengali.sections.map(({ id }) => id)).toEqual(english.sections.map(({ id }) => id));
    expect(bengali.next.map(({ hours }) => hours)).toEqual(english.next.map(({ hours }) => hours));
  });

  test('an empty form has the same errors, in the language of the form', () => {
    const errorsOf = (form: Form) => checkAnswers(form, createEmptyAnswers(form)).errors ?? {};
    expect(Object.keys(errorsOf(bengali))).toEqual(Object.keys(errorsOf(english)));
    for (const message of Object.values(errorsOf(bengali))) expect(message).toMatch(/^[^a-z]+।$/);
  });

  test('the texts are in Bengali, with the figures of the English', () => {
    const [texts, englishTexts] = [collectTexts(bengali), collectTexts(english)];
    const known = /hello@example\.org|IELTS|\((?:Given Name|Surname)\)|\{\w+\}/g;
    expect(texts.filter((text) => /[a-z\d]/i.test(text.replace(known, '')))).toEqual([]);
    const readFigures = (all: string[]) =>
      [...new Set(toLatinDigits(all.join(' ')).replaceAll(',', '').match(/\d+/g))]
        .map(Number)
        .toSorted((one, other) => one - other);
    // The office hours have their minutes in English only.
    const figures = readFigures(englishTexts).filter((figure) => figure !== 0);
    expect(readFigures(texts)).toEqual(figures);
  });
});

test('the terms have a version of their own in each language', () => {
  const [english, bengali] = (['en', 'bn'] as const).map(
    (language) => getApplicationForm('student-exchange', language).terms,
  );
  expect(bengali?.version).not.toBe(english?.version);
  expect(bengali?.points).toHaveLength(english?.points.length ?? 0);
});

describe('numbers in Bengali digits', () => {
  const languages = ['en', 'bn'] as const;

  test.each(languages)('are stored in Latin ones (%s)', (language) => {
    const form = getApplicationForm('student-exchange', language);
    const { answers } = checkAnswers(form, {
      ...filledForm,
      phone: '+৮৮০ ১৭০০-০০০০০০',
      dateOfBirth: '২০০৪-০৫-৩১',
      graduationYear: '২০২৭',
      preferredStartDate: '২০২৭-০১-১৫',
      institution: '৫ নং কলেজ',
    });
    expect(answers).toMatchObject({
      phone: '+880 1700-000000',
      dateOfBirth: '2004-05-31',
      graduationYear: '2027',
      preferredStartDate: '2027-01-15',
      institution: '৫ নং কলেজ',
    });
  });

  test('count as digits: a phone number has at least ten', () => {
    const form = getApplicationForm('student-exchange', 'bn');
    const check = (phone: string) => checkAnswers(form, { ...filledForm, phone }).errors;
    expect(check('০১৭০০০০০০')).toEqual({ phone: 'ফোন নম্বরে অন্তত ১০টি অঙ্ক লিখুন।' });
    expect(check('০১৭০০০০০০০')).toBeUndefined();
  });

  test('stand in the message for a text that is too long', () => {
    const form = getApplicationForm('student-exchange', 'bn');
    const { errors } = checkAnswers(form, { ...filledForm, motivationLetter: 'অ'.repeat(5001) });
    expect(errors).toEqual({ motivationLetter: 'মোটিভেশন লেটার: সর্বোচ্চ ৫,০০০টি অক্ষর লিখুন।' });
  });
});

test('every programme has a form in Bengali', () => {
  for (const { slug, form } of programmes) expect(findForm(form, 'bn', slug)?.language).toBe('bn');
});
