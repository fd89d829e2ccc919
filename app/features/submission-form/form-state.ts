import {
  type FieldErrors,
  type Form,
  getFields,
  getSectionFields,
} from '#domain/submissions/form.ts';
import type { FormValidation } from './validation.ts';

/** What the form says to the visitor. The answers themselves stand in the native form only. */
export type FormState = {
  form: Form;
  validation: FormValidation;
  /** The messages beside the fields. */
  messages: FieldErrors;
  /** The fields that the visitor has left at least once: only of these is said that they are in order. */
  touched: ReadonlySet<string>;
  /** What the last attempt to send was refused for; empty when there was none. */
  submitErrors: FieldErrors;
  /** How many attempts were refused: each one moves the focus to the summary. */
  rejectionCount: number;
  /** The id of the section in which the visitor is. */
  section: string | undefined;
};

export type FormEvent =
  | { type: 'changed'; field: string | undefined; assessment: FormValidation }
  | { type: 'left'; field: string; assessment: FormValidation }
  | { type: 'entered'; field: string }
  | { type: 'refused'; errors: FieldErrors }
  /** Filled in by the page, not by the visitor: with a draft, or before React was there. */
  | { type: 'filled'; assessment: FormValidation }
  | { type: 'emptied'; assessment: FormValidation };

const getFieldNames = (form: Form) => new Set(getFields(form).map(({ name }) => name));

/** @param refusedFor why the server refused the form that the page came with */
export function createFormState(
  form: Form,
  assessment: FormValidation,
  refusedFor: FieldErrors,
): FormState {
  return {
    form,
    validation: assessment,
    messages: refusedFor,
    touched: hasErrors(refusedFor) ? getFieldNames(form) : new Set(),
    submitErrors: refusedFor,
    rejectionCount: 0,
    section: undefined,
  };
}

/**
 * A message appears when its field is left or the form is refused, never while one types; while it is shown,
 * each change checks it anew.
 */
export function formReducer(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'changed': {
      const { field, assessment } = event;
      const shown = field !== undefined && state.messages[field] !== undefined;
      const messages = shown ? updateMessage(state.messages, field, assessment) : state.messages;
      return { ...state, validation: assessment, messages };
    }
    case 'left': {
      const { field, assessment } = event;
      return {
        ...state,
        validation: assessment,
        messages: updateMessage(state.messages, field, assessment),
        touched: new Set(state.touched).add(field),
      };
    }
    case 'entered': {
      const section = findSectionId(state.form, event.field) ?? state.section;
      return section === state.section ? state : { ...state, section };
    }
    case 'refused':
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
        validation: event.assessment,
        touched: new Set([...state.touched, ...event.assessment.filled]),
      };
    case 'emptied':
      return {
        ...createFormState(state.form, event.assessment, {}),
        rejectionCount: state.rejectionCount,
      };
  }
}

/** The id of the section in which a field stands; the terms follow the last one. */
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

export function hasErrors(errors: FieldErrors): boolean {
  return Object.keys(errors).length > 0;
}

/** Whether a field gets its tick: answered, left once, and in order. */
export function isValid({ validation, messages, touched }: FormState, field: string) {
  return (
    touched.has(field) &&
    validation.filled.has(field) &&
    validation.errors[field] === undefined &&
    messages[field] === undefined
  );
}

/** The summary's lines in the form's order: what was refused, and which of it is put right by now. */
export function getSummaryItems({ form, messages, submitErrors }: FormState) {
  return getFields(form).flatMap(({ name }) => {
    const refused = submitErrors[name];
    if (refused === undefined) return [];
    const message = messages[name];
    return [{ name, message: message ?? refused, fixed: message === undefined }];
  });
}
