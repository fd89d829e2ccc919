import {
  type ApplicationErrors,
  type ApplicationField,
  applicationFields,
} from '#submissions/schema.ts';
import type { Assessment } from './assessment.ts';
import { type SectionId, sectionOf } from './sections.ts';

/** What the form says to the visitor. The answers themselves stand in the form only. */
export type FormState = {
  assessment: Assessment;
  /** The messages beside the fields. */
  messages: ApplicationErrors;
  /** The fields that the visitor has left at least once: only of these is said that they are in order. */
  visited: ReadonlySet<ApplicationField>;
  /** What the last attempt to send was refused for; empty when there was none. */
  refusedFor: ApplicationErrors;
  /** How many attempts were refused: each one moves the focus to the summary. */
  refusals: number;
  /** The section in which the visitor is. */
  section: SectionId | undefined;
};

export type FormEvent =
  | { type: 'changed'; field: ApplicationField | undefined; assessment: Assessment }
  | { type: 'left'; field: ApplicationField; assessment: Assessment }
  | { type: 'entered'; field: ApplicationField }
  | { type: 'refused'; errors: ApplicationErrors }
  /** Filled in by the page, not by the visitor: with a draft, or before React was there. */
  | { type: 'filled'; assessment: Assessment }
  | { type: 'emptied'; assessment: Assessment };

/** @param refusedFor why the server refused the form that the page came with */
export function initialFormState(assessment: Assessment, refusedFor: ApplicationErrors): FormState {
  return {
    assessment,
    messages: refusedFor,
    visited: hasErrors(refusedFor) ? new Set(applicationFields) : new Set(),
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
      const section = sectionOf(event.field);
      return section === state.section ? state : { ...state, section };
    }
    case 'refused':
      return {
        ...state,
        messages: event.errors,
        visited: new Set(applicationFields),
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
      return { ...initialFormState(event.assessment, {}), refusals: state.refusals };
  }
}

function withMessage(
  messages: ApplicationErrors,
  field: ApplicationField,
  { errors }: Assessment,
): ApplicationErrors {
  const { [field]: _, ...others } = messages;
  const message = errors[field];
  return message === undefined ? others : { ...others, [field]: message };
}

export function hasErrors(errors: ApplicationErrors): boolean {
  return Object.keys(errors).length > 0;
}

/** Whether a field gets its tick: answered, left once, and in order. */
export function isValid({ assessment, messages, visited }: FormState, field: ApplicationField) {
  return (
    visited.has(field) &&
    assessment.filled.has(field) &&
    assessment.errors[field] === undefined &&
    messages[field] === undefined
  );
}

/** The summary's lines in the form's order: what was refused, and which of it is put right by now. */
export function summaryItems({ messages, refusedFor }: FormState) {
  return applicationFields.flatMap((name) => {
    const refused = refusedFor[name];
    if (refused === undefined) return [];
    const message = messages[name];
    return [{ name, message: message ?? refused, fixed: message === undefined }];
  });
}
