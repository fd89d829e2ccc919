import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { checkConditions } from '#domain/submissions/conditions.server.ts';
import type { StoredSubmission } from '#domain/submissions/database/rows.server.ts';
import { getFields } from '#domain/submissions/form.ts';
import { findForm } from '#domain/submissions/forms/forms.ts';
import { application } from '#domain/submissions/testing/examples.ts';
import { renderPrintablePage } from './printable-page.ts';

const hostile = `</dd></style><script>alert(1)</script><img src=x onerror="alert('2')"> & "আমি" '`;

const submission: StoredSubmission = {
  reference: 'OPR-7K4M-29QX',
  form: 'application',
  programme: 'student-exchange',
  submittedAt: '2026-11-21T18:30:00.000Z',
  termsVersion: '2026-11-21',
  answers: { ...application, firstName: hostile, fax: hostile },
};
const form = findForm('application', 'en', 'student-exchange');

const read = (html: string) => {
  const page = parseDocument(html);
  const texts = (name: string) =>
    DomUtils.getElementsByTagName(name, page).map((each) => DomUtils.textContent(each));
  return { page, texts };
};

test('the page has every field of the form word for word, and answers to former fields', () => {
  const { texts } = read(renderPrintablePage(form, submission));
  const conditions = checkConditions(submission, new Date()).flatMap((offer) => offer.conditions);
  // The page also has the answer `fax`, which the form no longer asks for.
  expect(form && getFields(form)).toHaveLength(texts('dt').length - conditions.length - 1);
  const values = Object.fromEntries(texts('dt').map((label, index) => [label, texts('dd')[index]]));
  expect(values).toMatchObject({
    'First name': hostile,
    'Preferred destination': 'Portugal',
    'Motivation letter': application.motivationLetter,
    'Work experience': '–',
    'I agree to the terms and conditions': 'Yes',
    fax: hostile,
    'a minimum GPA': 'not known',
  });
  expect(texts('h1')).toEqual([`${hostile} Rahman`]);
  expect(texts('header')[0]).toContain('Received 2026-11-22 00:30 in Dhaka');
  expect(texts('header')[0]).toContain('Student Exchange');
});

test('direction controls and line separators are removed from names', () => {
  const name = '\u202eNusrat\u202c\u2067\u2069\u200e\u2029b';
  const answers = { ...submission.answers, firstName: name, fax: name, email: name };
  for (const definition of [form, undefined]) {
    const html = renderPrintablePage(definition, { ...submission, answers });
    expect(html).toContain('Nusrat b');
    expect(html).not.toMatch(/[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/);
  }
});

test('an applicant who was under 18 is marked', () => {
  const header = (dateOfBirth: string) => {
    const answers = { ...submission.answers, dateOfBirth };
    return read(renderPrintablePage(form, { ...submission, answers })).texts('header')[0];
  };
  expect(header('2008-11-23')).toContain('Under 18: a parent or guardian must agree');
  expect(header('2008-11-22')).not.toContain('Under 18');
});

test('the page runs no scripts and loads nothing', () => {
  const { page, texts } = read(renderPrintablePage(form, submission));
  const elements = DomUtils.findAll(() => true, page.children);
  expect(new Set(elements.map(({ name }) => name))).toEqual(
    new Set(
      'html head meta title style body header p h1 main section h2 dl div dt dd footer'.split(' '),
    ),
  );
  const attributes = new Set(elements.flatMap(({ attribs }) => Object.keys(attribs)));
  expect([...attributes].toSorted()).toEqual(
    ['charset', 'class', 'content', 'dir', 'http-equiv', 'lang', 'name'].toSorted(),
  );
  expect(texts('style').join()).not.toMatch(/url\(|@import/);
});

test('the answers of a form that no longer exists are labelled with the field names', () => {
  const { texts } = read(renderPrintablePage(undefined, { ...submission, form: 'fair-2019' }));
  expect(texts('dt')).toContain('preferredDestination');
  expect(texts('header')[0]).toContain('fair-2019');
});
