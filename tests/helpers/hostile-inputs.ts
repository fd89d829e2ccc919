import fc from 'fast-check';
import { type Field, type Form, getFields } from '#domain/submissions/form.ts';
import { findForm } from '#domain/submissions/forms/forms.ts';
import { fillingTimeField, honeypotField } from '#domain/submissions/spam-check.ts';
import { submissionIdField } from '#domain/submissions/submission-id.ts';

/** A page with a form. */
type FormPage = { path: string; form: Form };

const createFormPage = (path: string, slug: string, programme?: string): FormPage => {
  const form = findForm(slug, 'en', programme);
  if (!form) throw new Error(`There is no form ${slug}`);
  return { path, form };
};

/** All forms. The shared one is there with and without the options that a programme adds to it. */
export const formPages: readonly FormPage[] = [
  createFormPage('/apply/student-exchange', 'application', 'student-exchange'),
  createFormPage('/apply/agriculture-internship', 'application', 'agriculture-internship'),
  createFormPage('/embed/contact', 'contact'),
  createFormPage('/embed/registration', 'registration'),
  createFormPage('/embed/study-abroad', 'study-abroad'),
  createFormPage('/embed/international-internship', 'international-internship'),
];

const megabyte = 'বাংলা '.repeat(1024 * 64);

/** Texts that attackers, broken programs and unusual keyboards send. */
const knownInputs = [
  ...[
    '=1+2',
    '+cmd|"/c calc"!A0',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '＝1+2',
    "'=1",
    "'",
    '0017',
    '12345678901234567890',
  ],
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</textarea></title>',
    '&amp;&#39;&lt;',
    '<!--',
    ']]>',
  ],
  ...[
    '\u202eevil\u202c',
    '\u2066a\u2069 b',
    '\u200f\u200e',
    '\u200b',
    '\ufeff',
    '\u2028\u2029',
    'مرحبا abc',
  ],
  ...['\0', 'a\0b', '\u0007\u001b[31m', '\ud800', 'a\udc00b', '\ufffe\uffff', '\x7f\x85'],
  ...['a\r\nBcc: x@example.org', '\r\n.\r\n', '\n\nFrom x', 'a,b;c|d\te', '""","', '\r', '\n'],
  ...[
    "'; drop table submissions; --",
    '%s%n%00',
    '{{7*7}}#{7*7}',
    '../../etc/passwd',
    '__proto__',
    'null',
    'undefined',
    '[object Object]',
  ],
  ...['e\u0301', '각', '👩‍👩‍👧', 'বাংলা', 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤', '𝕳', 'ﷺ', 'ı', 'İ', 'ﬃ'],
];

const text = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .array(fc.constantFrom(...knownInputs, 'Nusrat ', 'a '), { minLength: 1, maxLength: 4 })
      .map((parts) => parts.join('')),
  },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 100, maxLength: 6000 }) },
);

const change = fc.record({
  /** Index of the form's field, modulo the number of fields. */
  field: fc.nat(),
  how: fc.oneof(
    { weight: 12, arbitrary: fc.constant('text' as const) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('twice' as const, 'file' as const, 'missing' as const),
    },
  ),
  text,
});

/** Names of fields that no form has, and of the hidden fields that every form has. */
const extraName = fc.constantFrom(
  ...[
    '__proto__',
    '__proto__[polluted]',
    'constructor',
    'constructor[prototype][polluted]',
    'toString',
  ],
  ...['firstName[]', 'answers[0]', 'reference', 'form', 'submittedAt', 'a\r\nb: c', ''],
  ...[submissionIdField, 'termsVersion', fillingTimeField, honeypotField],
);
const extra = fc.record({ name: extraName, text });

/** A submission with changed and additional fields. */
export type HostileInput = {
  page: FormPage;
  scripted: boolean;
  multipart: boolean;
  large: boolean;
} & {
  changes: { field: number; how: 'text' | 'twice' | 'file' | 'missing'; text: string }[];
  extras: { name: string; text: string }[];
};

/**
 * Generates hostile inputs.
 *
 * @param seed the same seed gives the same inputs in every run
 */
export function generateHostileInputs(count: number, seed: number): HostileInput[] {
  const input = fc.record({
    page: fc.constantFrom(...formPages),
    scripted: fc.boolean(),
    multipart: fc.boolean(),
    large: fc.oneof(
      { weight: 24, arbitrary: fc.constant(false) },
      { weight: 1, arbitrary: fc.constant(true) },
    ),
    changes: fc.array(change, { minLength: 1, maxLength: 3 }),
    extras: fc.array(extra, { maxLength: 3 }),
  });
  return fc.sample(input, { numRuns: count, seed });
}

/** A valid answer to a field. @param id unique; it becomes an e-mail address of a domain of its own, since a domain gets few acknowledgements */
export function createValidAnswer(field: Field, id: string): string {
  switch (field.kind) {
    case 'text':
      return field.inputMode === 'numeric' ? '2027' : 'Nusrat Rahman';
    case 'textarea':
      return 'I want to learn. '.repeat(10);
    case 'email':
      return `${id}@${id}.example`;
    case 'tel':
      return '+880 1700-000000';
    case 'date':
      return field.past ? '2004-05-31' : '2027-01-15';
    case 'radio':
    case 'select':
      return field.options[0]?.value ?? '';
    case 'checkbox':
      return 'on';
  }
}

/**
 * Builds the form data of an input.
 *
 * @param id unique among the inputs
 * @returns `entries`: names and values in the order in which they are sent; `typed`: the text sent in each free-text field,
 *   by field name
 */
export function createFormEntries(
  { page: { form }, changes, extras, large }: HostileInput,
  id: string,
) {
  const entries = new Map<string, (string | File)[]>();
  const typed = new Map<string, string>();
  for (const field of getFields(form)) entries.set(field.name, [createValidAnswer(field, id)]);
  const freeTextFields = getFields(form).filter(
    ({ kind }) => kind === 'text' || kind === 'textarea',
  );
  for (const { field: index, how, text: value } of changes) {
    // A wrong choice or date only causes a message, so most changes go to the free-text fields.
    const fields = index % 8 === 0 ? getFields(form) : freeTextFields;
    const field = fields[index % fields.length];
    if (!field) continue;
    if (how === 'missing') entries.delete(field.name);
    else if (how === 'file') entries.set(field.name, [new File([value], 'a.txt')]);
    else entries.set(field.name, how === 'twice' ? [value, 'the second'] : [value]);
  }
  for (const field of freeTextFields) {
    const first = entries.get(field.name)?.[0];
    typed.set(field.name, typeof first === 'string' ? first : '');
  }
  if (large) entries.set(freeTextFields.at(-1)?.name ?? '', [megabyte]);
  for (const { name, text: value } of extras) if (!entries.has(name)) entries.set(name, [value]);
  return {
    entries: [...entries].flatMap(([name, values]) =>
      values.map((value) => [name, value] as const),
    ),
    typed,
  };
}
