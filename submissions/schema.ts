import * as z from 'zod/mini';
import { type Answers, type Field, type FieldErrors, type Form, fieldsOf } from './form.ts';
import { countCharacters, excessOf, tidyLine, tidyPhone, tidyText } from './text.ts';

/** How what was typed is tidied before it is checked. */
const tidyOf: Record<Field['kind'], (text: string) => string> = {
  text: tidyLine,
  email: tidyLine,
  tel: tidyPhone,
  textarea: tidyText,
  date: tidyLine,
  radio: tidyLine,
  select: tidyLine,
  checkbox: tidyLine,
};

const atLeast = (minimum: number, error: string) =>
  z.refine<string>((text) => countCharacters(text) >= minimum, { error, abort: true });

const tooLong = (maximum: number, label: string) =>
  `${label} must be at most ${maximum.toLocaleString('en-US')} characters`;

const atMost = (maximum: number, label: string) =>
  z.refine<string>((text) => countCharacters(text) <= maximum, {
    error: tooLong(maximum, label),
    abort: true,
  });

/** No date and no value of a choice is longer, in characters. */
const longestChoice = 100;

/** What is said of an answer that is too much to be read at all; undefined of any other. */
function excessMessage(field: Field, text: string): string | undefined {
  const excess = excessOf(text, 'maximum' in field ? field.maximum : longestChoice);
  if (!excess) return;
  if (field.kind === 'date') return field.invalid;
  if (!('maximum' in field)) return field.message ?? '';
  return excess === 'length'
    ? tooLong(field.maximum, field.label)
    : `${field.label} has too many accents on one letter. Please type it again without them`;
}

/** In UTC, so that browser and server agree. */
const today = () => new Date().toISOString().slice(0, 10);

/** The rule of one field, for a text that is tidied already. */
function schemaOf(field: Field): z.ZodMiniType<string | boolean> {
  const message = field.message ?? '';
  switch (field.kind) {
    case 'text':
    case 'textarea':
      return z
        .string()
        .check(atLeast(field.minimum ?? 1, message), atMost(field.maximum, field.label));
    case 'email':
      return z.string().check(atMost(field.maximum, field.label), z.email(message));
    case 'tel':
      return z.string().check(
        atLeast(field.minimum ?? 1, message),
        atMost(field.maximum, field.label),
        // Digits, and what people write between them (requirements, "The shared application form").
        z.regex(/^[\d +\-().]*$/, message),
      );
    case 'date': {
      const { invalid, past } = field;
      return z.string().check(
        atLeast(1, message),
        z.iso.date({ error: invalid, abort: true }),
        // A slip of the keyboard such as 0204 or 20204 for the year.
        z.refine((day) => day >= '1900' && day < '2101', { error: invalid, abort: true }),
        z.refine((day) => past === undefined || day <= today(), past ?? invalid),
      );
    }
    case 'radio':
    case 'select':
      return z.enum(
        field.options.map(({ value }) => value),
        message,
      );
    case 'checkbox':
      return field.optional ? z.boolean() : z.literal(true, message);
  }
}

const schemas = new WeakMap<Field, z.ZodMiniType<string | boolean>>();

/** Made once a field: an answer is checked at each key that is pressed. */
function knownSchemaOf(field: Field) {
  const known = schemas.get(field);
  if (known) return known;
  const schema = schemaOf(field);
  schemas.set(field, schema);
  return schema;
}

/**
 * Whether a required answer isn't there at all. This needs no schema, so that a page with an empty form makes none as it
 * starts, which was the longest that it kept the browser from answering.
 */
function isMissing(field: Field, answer: string | boolean): boolean {
  if (field.kind === 'checkbox') return answer === false && !field.optional;
  return answer === '' && !('minimum' in field && field.minimum === 0);
}

/** A box that isn't ticked is not sent at all; these come from clients other than browsers. */
const notTicked = ['', 'false', 'off', 'no', '0'];

/**
 * Reads what a form holds, in the browser and on the server alike. A missing text is '', unknown fields
 * and files are left out.
 */
export function readAnswers(form: Form, content: FormData): Answers {
  const answers = fieldsOf(form).map(({ name, kind }) => {
    const value = content.get(name);
    const text = typeof value === 'string' ? value : '';
    return [name, kind === 'checkbox' ? !notTicked.includes(text.toLowerCase()) : text];
  });
  return Object.fromEntries(answers);
}

/** A form in which nothing stands. */
export const emptyAnswers = (form: Form): Answers => readAnswers(form, new FormData());

/**
 * Checks what was filled in, by the rules of the form's fields (requirements 5; requirements, "The shared application
 * form" and "Forms", for what it leaves open).
 *
 * @param raw as `readAnswers` reads it
 * @returns the answers, tidied (dates are `yyyy-mm-dd`, lines in texts end with `\n`), or the first message of
 * each field that needs another look, in the form's order
 */
export function checkAnswers(
  form: Form,
  raw: Answers,
): { answers: Answers; errors?: undefined } | { answers?: undefined; errors: FieldErrors } {
  const answers: Record<string, string | boolean> = {};
  const errors: Record<string, string> = {};
  for (const field of fieldsOf(form)) {
    const value = raw[field.name] ?? (field.kind === 'checkbox' ? false : '');
    const excess = typeof value === 'string' && excessMessage(field, value);
    if (typeof excess === 'string') {
      errors[field.name] = excess;
      continue;
    }
    const answer = typeof value === 'string' ? tidyOf[field.kind](value) : value;
    answers[field.name] = answer;
    if (field.optional && answer === '') continue;
    if (isMissing(field, answer)) errors[field.name] = field.message ?? '';
    else {
      const { error } = knownSchemaOf(field).safeParse(answer);
      if (error) errors[field.name] = error.issues[0]?.message ?? '';
    }
  }
  return Object.keys(errors).length > 0 ? { errors } : { answers };
}
