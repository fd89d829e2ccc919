import { regexes } from 'zod/mini';
import { toBengaliDigits, toLatinDigits } from '#content/formats/bengali-digits.ts';
import { isEmail, tidyEmail } from './email.ts';
import { type Answers, type Field, type FieldErrors, type Form, getFields } from './form.ts';
import { countCharacters, findExcess, tidyLine, tidyPhone, tidyText } from './text.ts';

/** How an answer is tidied before it is validated. */
const tidyByKind: Record<Field['kind'], (text: string) => string> = {
  text: tidyLine,
  email: tidyEmail,
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

function formatTooLongMessage({ language, limitMessages }: Form, maximum: number, label: string) {
  const figure = maximum.toLocaleString('en-US');
  return limitMessages.tooLong
    .replace('{label}', label)
    .replace('{maximum}', language === 'bn' ? toBengaliDigits(figure) : figure);
}

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

/** Whether a text is a date as forms send it, in a year that isn't a typing error, such as 0204 or 20204. */
const isPlausibleDate = (text: string) =>
  regexes.date.test(text) && text >= '1900' && text < '2101';

/** Returns the message for an invalid text, and undefined for a valid one. */
function findTextError(form: Form, field: Field, text: string): string | undefined {
  const message = field.message ?? '';
  if ('maximum' in field) {
    const length = countCharacters(text);
    if (length < (field.minimum ?? 1)) return message;
    if (length > field.maximum) return formatTooLongMessage(form, field.maximum, field.label);
  }
  switch (field.kind) {
    case 'email':
      return isEmail(text) ? undefined : message;
    case 'tel':
      // It accepts digits, and what people write between them (requirements, "The shared application form").
      return /^[\d +\-().]*$/.test(text) ? undefined : message;
    case 'date':
      if (text === '') return message;
      if (!isPlausibleDate(text)) return field.invalid;
      return field.past !== undefined && text > getToday() ? field.past : undefined;
    case 'radio':
    case 'select':
      return field.options.some(({ value }) => value === text) ? undefined : message;
    case 'checkbox':
      return message;
  }
}

/**
 * Validates answers by the rules of the form's fields (requirements 5; requirements, "The shared application form"
 * and "Forms", for the rules that it leaves open).
 *
 * @param raw the result of `readAnswers` (read-answers.ts)
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
    if (field.optional && !answer) continue;
    if (typeof answer === 'string') {
      const message = findTextError(form, field, answer);
      if (message !== undefined) errors[field.name] = message;
    } else if (!(field.kind === 'checkbox' && answer)) {
      errors[field.name] = field.message ?? '';
    }
  }
  return Object.keys(errors).length > 0 ? { errors } : { answers };
}
