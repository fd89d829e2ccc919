import { describe, expect, test } from 'vitest';
import { type Answers, getFields } from '#domain/submissions/form.ts';
import { getApplicationForm } from '#domain/submissions/forms/application.ts';
import { createEmptyAnswers } from '#domain/submissions/schema.ts';
import { filledForm } from '#domain/submissions/testing/examples.ts';
import { createFormState, formReducer, getSummaryItems, isValid } from './form-state.ts';
import { validateForm } from './validation.ts';

const form = getApplicationForm('virtual-internship');
const assessed = (answers: Answers) =>
  validateForm(form, { ...createEmptyAnswers(form), ...answers });
const empty = createFormState(form, assessed({}), {});

describe('messages', () => {
  test('do not come while one types, but when the field is left', () => {
    const assessment = assessed({ email: 'nusrat@' });
    const typing = formReducer(empty, { type: 'changed', field: 'email', assessment });
    expect(typing.messages).toEqual({});
    const left = formReducer(typing, { type: 'left', field: 'email', assessment });
    expect(left.messages).toEqual({ email: 'Please enter a valid email address' });
  });

  test('that are shown follow each change of their own field', () => {
    const assessment = assessed({ email: 'x', phone: '1' });
    let state = formReducer(empty, { type: 'left', field: 'email', assessment });
    state = formReducer(state, { type: 'left', field: 'phone', assessment });
    state = formReducer(state, {
      type: 'changed',
      field: 'email',
      assessment: assessed({ email: 'nusrat@example.org', phone: '1' }),
    });
    expect(Object.keys(state.messages)).toEqual(['phone']);
  });

  test('of the server go as soon as the browser finds the answer right', () => {
    const refused = formReducer(empty, {
      type: 'refused',
      errors: { nationality: 'Nationality is required' },
    });
    const changed = formReducer(refused, {
      type: 'changed',
      field: 'nationality',
      assessment: assessed({ nationality: 'Bangladeshi' }),
    });
    expect(changed.messages).toEqual({});
  });
});

describe('the tick', () => {
  const assessment = assessed({ firstName: 'Nusrat' });

  test('comes when an answered field is left', () => {
    expect(isValid({ ...empty, validation: assessment }, 'firstName')).toBe(false);
    const left = formReducer(empty, { type: 'left', field: 'firstName', assessment });
    expect(isValid(left, 'firstName')).toBe(true);
  });

  test('goes at once when the answer is changed into a wrong one', () => {
    const left = formReducer(empty, { type: 'left', field: 'firstName', assessment });
    const changed = formReducer(left, {
      type: 'changed',
      field: 'firstName',
      assessment: assessed({ firstName: 'N' }),
    });
    expect(isValid(changed, 'firstName')).toBe(false);
    expect(changed.messages).toEqual({});
  });

  test('is not for what was left out', () => {
    const left = formReducer(empty, { type: 'left', field: 'workExperience', assessment });
    expect(isValid(left, 'workExperience')).toBe(false);
  });

  test('is for what a draft has filled in, where it is right', () => {
    const filled = formReducer(empty, {
      type: 'filled',
      assessment: assessed({ firstName: 'Nusrat', email: 'x' }),
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
  const refused = formReducer(empty, { type: 'refused', errors });

  test('has the messages in the order of the form', () => {
    expect(getSummaryItems(refused).map(({ name }) => name)).toEqual([
      'firstName',
      'email',
      'phone',
    ]);
    const shuffled = formReducer(empty, {
      type: 'refused',
      errors: { phone: 'b', firstName: 'a' },
    });
    expect(getSummaryItems(shuffled).map(({ message }) => message)).toEqual(['a', 'b']);
  });

  test('keeps a line that is put right, as fixed', () => {
    const fixed = formReducer(refused, {
      type: 'changed',
      field: 'email',
      assessment: validateForm(form, { ...filledForm, phone: '1', firstName: '' }),
    });
    expect(getSummaryItems(fixed).map(({ fixed }) => fixed)).toEqual([false, true, false]);
  });

  test('goes when the form is emptied', () => {
    expect(
      getSummaryItems(formReducer(refused, { type: 'emptied', assessment: assessed({}) })),
    ).toEqual([]);
  });
});
