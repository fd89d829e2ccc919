import {
  type FieldErrors,
  type Form,
  fieldsOf,
  fieldsOfSection,
} from '#domain/submissions/form.ts';
import type { Assessment } from './assessment.ts';

/** What the form says to the visitor. The answers themselves stand in the native form only. */
export type FormState = {
  form: Form;
  assessment: Assessment;
  /** The messages beside the fields. */
  messages: FieldErrors;
  /** The fields that the visitor has left at least once: only of these is said that they are in order. */
  visited: ReadonlySet<string>;
  /** What the last attempt to send was refused for; empty when there was none. */
  refusedFor: FieldErrors;
  /** How many attempts were refused: each one moves the focus to the summary. */
  refusals: number;
  /** The id of the section in which the visitor is. */
  section: string | undefined;
};

export type FormEvent =
  | { type: 'changed'; field: string | undefined; assessment: Assessment }
  | { type: 'left'; field: string; assessment: Assessment }
  | { type: 'entered'; field: string }
  | { type: 'refused'; errors: FieldErrors }
  /** Filled in by the page, not by the visitor: with a draft, or before React was there. */
  | { type: 'filled'; assessment: Assessment }
  | { type: 'emptied'; assessment: Assessment };

const allFields = (form: Form) => new Set(fieldsOf(form).map(({ name }) => name));

/** @param refusedFor why the server refused the form that the page came with */
export function initialFormState(
  form: Form,
  assessment: Assessment,
  refusedFor: FieldErrors,
): FormState {
  return {
    form,
    assessment,
    messages: refusedFor,
    visited: hasErrors(refusedFor) ? allFields(form) : new Set(),
    refusedFor,
    refusals: 0,
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
      const messages = shown ? withMessage(state.messages, field, assessment) : state.messages;
      return { ...state, assessment, messages };
    }
    case 'left': {
      const { field, assessment } = event;
      return {
        ...state,
        assessment,
        messages: withMessage(state.messages, field, assessment),
        visited: new Set(state.visited).add(field),
      };
    }
    case 'entered': {
      const section = sectionOf(state.form, event.field) ?? state.section;
      return section === state.section ? state : { ...state, section };
    }
    case 'refused':
      return {
        ...state,
        messages: event.errors,
        visited: allFields(state.form),
        refusedFor: event.errors,
        refusals: state.refusals + 1,
      };
    case 'filled':
      return {
        ...state,
        assessment: event.assessment,
        visited: new Set([...state.visited, ...event.assessment.filled]),
      };
    case 'emptied':
      return { ...initialFormState(state.form, event.assessment, {}), refusals: state.refusals };
  }
}

/** The id of the section in which a field stands; the terms follow the last one. */
function sectionOf({ sections, terms }: Form, field: string): string | undefined {
  if (field === terms?.field.name) return sections.at(-1)?.id;
  return sections.find((section) => fieldsOfSection(section).some(({ name }) => name === field))
    ?.id;
}

function withMessage(messages: FieldErrors, field: string, { errors }: Assessment): FieldErrors {
  const { [field]: _, ...others } = messages;
  const message = errors[field];
  return message === undefined ? others : { ...others, [field]: message };
}

export function hasErrors(errors: FieldErrors): boolean {
  return Object.keys(errors).length > 0;
}

/** Whether a field gets its tick: answered, left once, and in order. */
export function isValid({ assessment, messages, visited }: FormState, field: string) {
  return (
    visited.has(field) &&
    assessment.filled.has(field) &&
    assessment.errors[field] === undefined &&
    messages[field] === undefined
  );
}

/** The summary's lines in the form's order: what was refused, and which of it is put right by now. */
export function summaryItems({ form, messages, refusedFor }: FormState) {
  return fieldsOf(form).flatMap(({ name }) => {
    const refused = refusedFor[name];
    if (refused === undefined) return [];
    const message = messages[name];
    return [{ name, message: message ?? refused, fixed: message === undefined }];
  });
}
