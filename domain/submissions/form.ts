import type { DocumentGuideId } from '#content/document-guides.ts';
import type { Language } from '#content/language.ts';
import type { Action } from '#content/types/common.ts';
import type { IconName } from '#content/types/icon-name.ts';
import type { Draft } from '#content/types/unconfirmed.ts';

/** One choice of a list: the stored value, and the label that the visitor reads. */
export type Option = {
  value: string;
  label: string;
  /** An explanation below the label. */
  note?: string;
  icon?: IconName;
  /** The heading of a group of choices in a long list. */
  group?: string;
};

type FieldBase = {
  /** The field's name in the form, in the store and in the staff tool's columns. */
  name: string;
  label: string;
  hint?: string;
  /** The field takes the whole width of the form. */
  wide?: true;
};

/** The answers that our pages offer together with those of another field. Other answers are taken as well. */
export type OfferedWith = {
  /** The name of the other field. */
  field: string;
  /** The offered answers, by the other field's. An answer that isn't listed, as "Not sure yet", goes with all. */
  answers: Readonly<Record<string, readonly string[]>>;
  /** What is said beside the field about any other answer. */
  note: string;
};

/** The message for a missing or invalid answer. An optional field shows it only for an invalid one. */
type RequiredOrOptional =
  | { message: string; optional?: true }
  | { message?: undefined; optional: true };

/** The number of characters that a text needs and may have, as `countCharacters` counts them. */
type LengthLimits = { minimum?: number; maximum: number };

export type TextField = FieldBase &
  RequiredOrOptional &
  LengthLimits & {
    kind: 'text';
    autoComplete?: string;
    inputMode?: 'numeric';
    /** Answers to choose from. Any other text is accepted, too. */
    suggestions?: readonly string[];
  };
export type EmailField = FieldBase &
  RequiredOrOptional &
  LengthLimits & { kind: 'email'; autoComplete: 'email' };
export type PhoneField = FieldBase &
  RequiredOrOptional &
  LengthLimits & { kind: 'tel'; autoComplete: 'tel' };
export type TextAreaField = FieldBase &
  RequiredOrOptional &
  LengthLimits & { kind: 'textarea'; tall?: true };
export type DateField = FieldBase &
  RequiredOrOptional & {
    kind: 'date';
    /** The days that the date picker offers (date-ranges.ts). */
    range: 'birth' | 'start';
    autoComplete?: string;
    /** The message for a text that isn't a date. */
    invalid: string;
    /** The message for a date in the future. Without it, the date may be in the future. */
    past?: string;
  };
/** One of a few choices, all visible as cards. */
export type RadioField = FieldBase &
  RequiredOrOptional & {
    kind: 'radio';
    options: readonly Option[];
    offeredWith?: OfferedWith;
  };
/** One of a long list. `placeholder` shows until something is chosen. `chosen` is the value that an empty form begins with. */
export type SelectField = FieldBase &
  RequiredOrOptional & {
    kind: 'select';
    options: readonly Option[];
    placeholder: string;
    chosen?: string;
  };
/** A checkbox. It must be ticked unless it is optional. */
export type CheckboxField = FieldBase & RequiredOrOptional & { kind: 'checkbox' };

export type Field =
  | TextField
  | EmailField
  | PhoneField
  | TextAreaField
  | DateField
  | RadioField
  | SelectField
  | CheckboxField;

/**
 * Whether the answer identifies a person or says how to reach them: a date of birth, a phone number, an e-mail
 * address. The browser keeps it only for its session, since people share computers.
 */
export function isSensitive(field: Field): boolean {
  return (
    field.kind === 'email' ||
    field.kind === 'tel' ||
    (field.kind === 'date' && field.autoComplete === 'bday')
  );
}

/** Documents that the applicant ticks now, and documents that come later. */
export type Checklist = {
  now: { title: string; hint: string; fields: readonly CheckboxField[] };
  later?: {
    title: string;
    hint: string;
    /** `id` is that of the guide to the document. */
    items: readonly { id: DocumentGuideId; name: string; when: string }[];
  };
};

export type Section = {
  /** The section's fragment identifier in the page. */
  id: string;
  /** A form with one section needs no title. */
  title?: string;
  fields: readonly Field[];
  checklist?: Checklist;
};

/** The terms that the sender agrees to. They open in place, from the label of the checkbox. */
export type Terms = Draft & {
  field: CheckboxField;
  /** Continues the checkbox's label. It opens the terms. */
  link: string;
  /** The end of the checkbox's label, in a language that has words after the link. */
  labelEnd?: string;
  /** Derived from the text (terms-version.ts) and stored with each submission. */
  version: string;
  title: string;
  points: readonly string[];
  close: string;
};

/** One step after a submission is stored. The confirmation and the acknowledgement show the same steps. */
export type NextStep = {
  title: string;
  text: string;
  /** The latest time of the step, in hours after the submission. 0 means at once. Mails say the time. */
  hours?: number;
  /** The document that the step is about, by the id of its guide. Offers that don't require it omit the step. */
  document?: DocumentGuideId;
  /** The sentences about the documents that come after acceptance replace the step's text. */
  documents?: true;
};

/**
 * The definition of a form. Its rules, fields on the screen, messages, draft and mails come from it, and so do the
 * columns and texts of the staff tool. It is plain data, so that the browser can receive it.
 */
export type Form = {
  slug: string;
  /** The language of all its texts. */
  language: Language;
  /** The messages that fit every field, with `{label}` and `{maximum}` for the field's own. */
  limitMessages: { tooLong: string; tooManyMarks: string };
  /** The word for one submission: "application" in "Your application is with us". */
  noun: string;
  /** The form's accessible name. */
  heading: string;
  /** The text above the first field, when it differs from that of all forms. */
  introduction?: string;
  sections: readonly Section[];
  terms?: Terms;
  /** The data notice above the button. `more` explains it where no terms do. */
  dataNotice: { text: string; more?: { title: string; points: readonly string[] } };
  submit: string;
  submitting: string;
  /** The text below the button, for visitors who need another form. */
  alternative?: { text: string; link: Action };
  /** The message and heading after the submission is stored. */
  stored: { title: string; text: string };
  next: readonly NextStep[];
  /** How to correct or add something. The e-mail address follows. */
  correct: { title: string; text: string };
  /** The fields that together hold the sender's name. */
  nameFields: readonly string[];
  /** The answers that the confirmation repeats, with their labels. Only choices from lists are allowed. */
  confirmation: readonly { field: string; label: string }[];
  mails: {
    /** The subject for staff: "New application OPR-… : Student Exchange". */
    staffSubject: string;
    /** The first sentence of the acknowledgement. The programme's and the organisation's names follow. */
    thanks: string;
    /** A reminder in the mail to staff. */
    staffReminder?: string;
  };
};

/** The answers by field name. A missing text is '', and a checkbox that isn't ticked is false. */
export type Answers = Readonly<Record<string, string | boolean>>;

/** One message per field, in the form's order. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Returns the fields of a section, including those of its checklist. */
export function getSectionFields({ fields, checklist }: Section): readonly Field[] {
  return checklist ? [...fields, ...checklist.now.fields] : fields;
}

const cachedFields = new WeakMap<Form, readonly Field[]>();

/** Returns all fields of a form in order. The agreement to the terms is the last one. */
export function getFields(form: Form): readonly Field[] {
  const cached = cachedFields.get(form);
  if (cached) return cached;
  const { sections, terms } = form;
  const fields = [...sections.flatMap(getSectionFields), ...(terms ? [terms.field] : [])];
  cachedFields.set(form, fields);
  return fields;
}
