import { type Answers, type Form, getFields } from './form.ts';

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
