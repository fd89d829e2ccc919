import * as z from 'zod/mini';
import { toBengaliDigits, toLatinDigits } from '#content/formats/bengali-digits.ts';
import { type Answers, type Field, type FieldErrors, type Form, getFields } from './form.ts';
import { countCharacters, findExcess, tidyLine, tidyPhone, tidyText } from './text.ts';

/** How an answer is tidied before it is validated. */
const tidyByKind: Record<Field['kind'], (text: string) => string> = {
  text: tidyLine,
  email: tidyLine,
  tel: tidyPhone,
  textarea: tidyText,
  date: tidyLine,
  radio: tidyLine,
  select: tidyLine,
  checkbox: tidyLine,
};

/** Tidies an answer. A number or a date may be typed in Bengali digits, and is stored in Latin ones. */
function tidyAnswer(field: Field, text: string): string {
  const tidied = tidyByKind[field.kind](text);
  const isNumeric =
    field.kind === 'date' || (field.kind === 'text' && field.inputMode === 'numeric');
  return isNumeric ? toLatinDigits(tidied) : tidied;
}

const atLeast = (minimum: number, error: string) =>
  z.refine<string>((text) => countCharacters(text) >= minimum, { error, abort: true });

function formatTooLongMessage({ language, limitMessages }: Form, maximum: number, label: string) {
  const figure = maximum.toLocaleString('en-US');
  return limitMessages.tooLong
    .replace('{label}', label)
    .replace('{maximum}', language === 'bn' ? toBengaliDigits(figure) : figure);
}

const atMost = (form: Form, maximum: number, label: string) =>
  z.refine<string>((text) => countCharacters(text) <= maximum, {
    error: formatTooLongMessage(form, maximum, label),
    abort: true,
  });

/** No date and no value of a choice is longer than this, in characters. */
const maxChoiceLength = 100;

/** Returns the message for an answer that is too long to process; undefined for any other. */
function getExcessMessage(form: Form, field: Field, text: string): string | undefined {
  const excess = findExcess(text, 'maximum' in field ? field.maximum : maxChoiceLength);
  if (!excess) return;
  if (field.kind === 'date') return field.invalid;
  if (!('maximum' in field)) return field.message ?? '';
  return excess === 'length'
    ? formatTooLongMessage(form, field.maximum, field.label)
    : form.limitMessages.tooManyMarks.replace('{label}', field.label);
}

/** The day is in UTC, so that browser and server agree. */
const getToday = () => new Date().toISOString().slice(0, 10);

/** Returns the schema of one field, for an answer that is already tidied. */
function createSchema(form: Form, field: Field): z.ZodMiniType<string | boolean> {
  const message = field.message ?? '';
  switch (field.kind) {
    case 'text':
    case 'textarea':
      return z
        .string()
        .check(atLeast(field.minimum ?? 1, message), atMost(form, field.maximum, field.label));
    case 'email':
      return z.string().check(atMost(form, field.maximum, field.label), z.email(message));
    case 'tel':
      return z.string().check(
        atLeast(field.minimum ?? 1, message),
        atMost(form, field.maximum, field.label),
        // It accepts digits, and what people write between them (requirements, "The shared application form").
        z.regex(/^[\d +\-().]*$/, message),
      );
    case 'date': {
      const { invalid, past } = field;
      return z.string().check(
        atLeast(1, message),
        z.iso.date({ error: invalid, abort: true }),
        // This catches typing errors in the year, such as 0204 or 20204.
        z.refine((day) => day >= '1900' && day < '2101', { error: invalid, abort: true }),
        z.refine((day) => past === undefined || day <= getToday(), past ?? invalid),
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

/**
 * The schema is created once per field, since the browser validates an answer at each key press. A field that several forms
 * share belongs to forms of one language, so its messages are the same in all of them.
 */
function getSchema(form: Form, field: Field) {
  const cached = schemas.get(field);
  if (cached) return cached;
  const schema = createSchema(form, field);
  schemas.set(field, schema);
  return schema;
}

/**
 * Whether a required answer is missing. It needs no schema, so that a page with an empty form creates none when it
 * starts. Their creation would be the longest task that keeps the browser from responding.
 */
function isMissing(field: Field, answer: string | boolean): boolean {
  if (field.kind === 'checkbox') return answer === false && !field.optional;
  return answer === '' && !('minimum' in field && field.minimum === 0);
}

/** Browsers leave out a checkbox that isn't ticked. Other clients send these values. */
const uncheckedValues = ['', 'false', 'off', 'no', '0'];

/**
 * Reads the contents of a form, in the browser and on the server alike. A missing text is '', and unknown fields and
 * files are left out.
 */
export function readAnswers(form: Form, content: FormData): Answers {
  const answers = getFields(form).map(({ name, kind }) => {
    const value = content.get(name);
    const text = typeof value === 'string' ? value : '';
    return [name, kind === 'checkbox' ? !uncheckedValues.includes(text.toLowerCase()) : text];
  });
  return Object.fromEntries(answers);
}

/** Returns the answers of an empty form. */
export const createEmptyAnswers = (form: Form): Answers => readAnswers(form, new FormData());

/**
 * Validates answers by the rules of the form's fields (requirements 5; requirements, "The shared application form"
 * and "Forms", for the rules that it leaves open).
 *
 * @param raw the result of `readAnswers`
 * @returns either the tidied answers (dates are `yyyy-mm-dd`, lines end with `\n`), or the first message for each
 *   invalid field, in the form's order
 */
export function checkAnswers(
  form: Form,
  raw: Answers,
): { answers: Answers; errors?: undefined } | { answers?: undefined; errors: FieldErrors } {
  const answers: Record<string, string | boolean> = {};
  const errors: Record<string, string> = {};
  for (const field of getFields(form)) {
    const value = raw[field.name] ?? (field.kind === 'checkbox' ? false : '');
    const excess = typeof value === 'string' && getExcessMessage(form, field, value);
    if (typeof excess === 'string') {
      errors[field.name] = excess;
      continue;
    }
    const answer = typeof value === 'string' ? tidyAnswer(field, value) : value;
    answers[field.name] = answer;
    if (field.optional && answer === '') continue;
    if (isMissing(field, answer)) errors[field.name] = field.message ?? '';
    else {
      const { error } = getSchema(form, field).safeParse(answer);
      if (error) errors[field.name] = error.issues[0]?.message ?? '';
    }
  }
  return Object.keys(errors).length > 0 ? { errors } : { answers };
}
