import {
  type FieldErrors,
  type Form,
  getFields,
  getSectionFields,
} from '#domain/submissions/form.ts';
import type { FormValidation } from './validation.ts';

/** The state of the form's messages. The answers themselves are held by the native form only. */
export type FormState = {
  form: Form;
  validation: FormValidation;
  /** The messages that are shown beside the fields. */
  messages: FieldErrors;
  /** The fields that the visitor has left at least once. Only these show that they are valid. */
  touched: ReadonlySet<string>;
  /** The errors of the last attempt to send; empty when there was none. */
  submitErrors: FieldErrors;
  /** The number of rejected attempts to send. Each one moves the focus to the summary. */
  rejectionCount: number;
  /** The id of the section that has, or last had, the focus. */
  section: string | undefined;
};

export type FormEvent =
  | { type: 'changed'; field: string | undefined; validation: FormValidation }
  | { type: 'left'; field: string; validation: FormValidation }
  | { type: 'entered'; field: string }
  | { type: 'invalid'; errors: FieldErrors }
  /** React saw no events for the new answers, since a draft filled them in, or the visitor did before hydration. */
  | { type: 'filled'; validation: FormValidation }
  | { type: 'emptied'; validation: FormValidation };

const getFieldNames = (form: Form) => new Set(getFields(form).map(({ name }) => name));

/** @param serverErrors the server's errors in a form that it sent back */
export function createFormState(
  form: Form,
  validation: FormValidation,
  serverErrors: FieldErrors,
): FormState {
  return {
    form,
    validation,
    messages: serverErrors,
    touched: hasErrors(serverErrors) ? getFieldNames(form) : new Set(),
    submitErrors: serverErrors,
    rejectionCount: 0,
    section: undefined,
  };
}

/**
 * Returns the next state. A message appears when the visitor leaves its field or the form is rejected, never while typing.
 * While a message is shown, each change updates it.
 */
export function formReducer(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'changed': {
      const { field, validation } = event;
      const shown = field !== undefined && state.messages[field] !== undefined;
      const messages = shown ? updateMessage(state.messages, field, validation) : state.messages;
      return { ...state, validation, messages };
    }
    case 'left': {
      const { field, validation } = event;
      return {
        ...state,
        validation,
        messages: updateMessage(state.messages, field, validation),
        touched: new Set(state.touched).add(field),
      };
    }
    case 'entered': {
      const section = findSectionId(state.form, event.field) ?? state.section;
      return section === state.section ? state : { ...state, section };
    }
    case 'invalid':
      return {
        ...state,
        messages: event.errors,
        touched: getFieldNames(state.form),
        submitErrors: event.errors,
        rejectionCount: state.rejectionCount + 1,
      };
    case 'filled':
      return {
        ...state,
        validation: event.validation,
        touched: new Set([...state.touched, ...event.validation.filled]),
      };
    case 'emptied':
      return {
        ...createFormState(state.form, event.validation, {}),
        rejectionCount: state.rejectionCount,
      };
  }
}

/** Returns the id of a field's section. The terms belong to the last section. */
function findSectionId({ sections, terms }: Form, field: string): string | undefined {
  if (field === terms?.field.name) return sections.at(-1)?.id;
  return sections.find((section) => getSectionFields(section).some(({ name }) => name === field))
    ?.id;
}

function updateMessage(
  messages: FieldErrors,
  field: string,
  { errors }: FormValidation,
): FieldErrors {
  const { [field]: _, ...others } = messages;
  const message = errors[field];
  return message === undefined ? others : { ...others, [field]: message };
}

/** Whether at least one field has an error. */
export function hasErrors(errors: FieldErrors): boolean {
  return Object.keys(errors).length > 0;
}

/** Whether a field shows its tick: it is answered, was left once, and is valid. */
export function isValid({ validation, messages, touched }: FormState, field: string) {
  return (
    touched.has(field) &&
    validation.filled.has(field) &&
    validation.errors[field] === undefined &&
    messages[field] === undefined
  );
}

/** A line of the error summary. */
export type SummaryItem = { name: string; message: string; fixed: boolean };

/** Returns the lines of the summary in the form's order: the rejected answers, and whether each is corrected. */
export function getSummaryItems({ form, messages, submitErrors }: FormState): SummaryItem[] {
  return getFields(form).flatMap(({ name }) => {
    const submitError = submitErrors[name];
    if (submitError === undefined) return [];
    const message = messages[name];
    return [{ name, message: message ?? submitError, fixed: message === undefined }];
  });
}
