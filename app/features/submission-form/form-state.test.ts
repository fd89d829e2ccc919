import { describe, expect, test } from 'vitest';
import { type Answers, getFields } from '#domain/submissions/form.ts';
import { getApplicationForm } from '#domain/submissions/forms/application.ts';
import { createEmptyAnswers } from '#domain/submissions/read-answers.ts';
import { filledForm } from '#domain/submissions/testing/examples.ts';
import { createFormState, formReducer, getSummaryItems, isValid } from './form-state.ts';
import { validateForm } from './validation.ts';

const form = getApplicationForm('virtual-internship', 'en');
const validate = (answers: Answers) =>
  validateForm(form, { ...createEmptyAnswers(form), ...answers });
const empty = createFormState(form, validate({}), {});

describe('messages', () => {
  test('appear when the visitor leaves the field, not while typing', () => {
    const validation = validate({ email: 'nusrat@' });
    const typing = formReducer(empty, { type: 'changed', field: 'email', validation });
    expect(typing.messages).toEqual({});
    const left = formReducer(typing, { type: 'left', field: 'email', validation });
    expect(left.messages).toEqual({ email: 'Please enter a valid email address' });
  });

  test('that are shown are updated at each change of their own field', () => {
    const validation = validate({ email: 'x', phone: '1' });
    let state = formReducer(empty, { type: 'left', field: 'email', validation });
    state = formReducer(state, { type: 'left', field: 'phone', validation });
    state = formReducer(state, {
      type: 'changed',
      field: 'email',
      validation: validate({ email: 'nusrat@example.org', phone: '1' }),
    });
    expect(Object.keys(state.messages)).toEqual(['phone']);
  });

  test('of the server disappear when the browser finds the answer valid', () => {
    const rejected = formReducer(empty, {
      type: 'invalid',
      errors: { nationality: 'Nationality is required' },
    });
    const changed = formReducer(rejected, {
      type: 'changed',
      field: 'nationality',
      validation: validate({ nationality: 'Bangladeshi' }),
    });
    expect(changed.messages).toEqual({});
  });
});

describe('the tick', () => {
  const validation = validate({ firstName: 'Nusrat' });

  test('appears when the visitor leaves an answered field', () => {
    expect(isValid({ ...empty, validation }, 'firstName')).toBe(false);
    const left = formReducer(empty, { type: 'left', field: 'firstName', validation });
    expect(isValid(left, 'firstName')).toBe(true);
  });

  test('disappears at once when the answer becomes invalid', () => {
    const left = formReducer(empty, { type: 'left', field: 'firstName', validation });
    const changed = formReducer(left, {
      type: 'changed',
      field: 'firstName',
      validation: validate({ firstName: 'N' }),
    });
    expect(isValid(changed, 'firstName')).toBe(false);
    expect(changed.messages).toEqual({});
  });

  test('does not appear for an empty optional field', () => {
    const left = formReducer(empty, { type: 'left', field: 'workExperience', validation });
    expect(isValid(left, 'workExperience')).toBe(false);
  });

  test('appears for valid answers that a draft has filled in', () => {
    const filled = formReducer(empty, {
      type: 'filled',
      validation: validate({ firstName: 'Nusrat', email: 'x' }),
    });
    expect(
      getFields(form)
        .map(({ name }) => name)
        .filter((name) => isValid(filled, name)),
    ).toEqual(['firstName']);
    expect(filled.messages).toEqual({});
  });
});

describe('the summary', () => {
  const { errors } = validateForm(form, { ...filledForm, phone: '1', firstName: '', email: 'x' });
  const rejected = formReducer(empty, { type: 'invalid', errors });

  test('has the messages in the order of the form', () => {
    expect(getSummaryItems(rejected).map(({ name }) => name)).toEqual([
      'firstName',
      'email',
      'phone',
    ]);
    const shuffled = formReducer(empty, {
      type: 'invalid',
      errors: { phone: 'b', firstName: 'a' },
    });
    expect(getSummaryItems(shuffled).map(({ message }) => message)).toEqual(['a', 'b']);
  });

  test('keeps the line of a corrected answer, marked as fixed', () => {
    const fixed = formReducer(rejected, {
      type: 'changed',
      field: 'email',
      validation: validateForm(form, { ...filledForm, phone: '1', firstName: '' }),
    });
    expect(getSummaryItems(fixed).map(({ fixed }) => fixed)).toEqual([false, true, false]);
  });

  test('disappears when the form is cleared', () => {
    expect(
      getSummaryItems(formReducer(rejected, { type: 'emptied', validation: validate({}) })),
    ).toEqual([]);
  });
});
