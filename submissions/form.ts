import type { IconName } from '#app/content/vocabulary/icon-name.ts';
import type { Action } from '#app/content/vocabulary/nouns.ts';
import type { Draft } from '#app/content/vocabulary/unconfirmed.ts';

/** A choice of a list: what is stored and what the visitor reads. */
export type Option = {
  value: string;
  label: string;
  /** Explains it, below its label. */
  note?: string;
  icon?: IconName;
  /** What stands above it and others of its kind, in a long list. */
  group?: string;
};

type Common = {
  /** Its name in the form, in what is stored and in the staff tool's columns. */
  name: string;
  label: string;
  hint?: string;
  /** Takes the whole width of the form. */
  wide?: true;
};

/** What is said when the answer is missing or wrong; an optional field says it only of what was filled in. */
type Need = { message: string; optional?: true } | { message?: undefined; optional: true };

/** Characters that a text must and may have, as `countCharacters` counts them. */
type Length = { minimum?: number; maximum: number };

export type TextField = Common &
  Need &
  Length & { kind: 'text'; autoComplete?: string; inputMode?: 'numeric' };
export type EmailField = Common & Need & Length & { kind: 'email'; autoComplete: 'email' };
export type PhoneField = Common & Need & Length & { kind: 'tel'; autoComplete: 'tel' };
export type TextAreaField = Common & Need & Length & { kind: 'textarea'; tall?: true };
export type DateField = Common &
  Need & {
    kind: 'date';
    autoComplete?: string;
    /** What is said of a text that is no date. */
    invalid: string;
    /** What is said of a date in the future; without it, one may be. */
    past?: string;
  };
/** One of a few, all in sight: as cards, or as chips where the labels are figures. */
export type RadioField = Common &
  Need & { kind: 'radio'; options: readonly Option[]; look?: 'chips' };
/** One of a long list; `placeholder` stands in it until something is chosen. */
export type SelectField = Common &
  Need & { kind: 'select'; options: readonly Option[]; placeholder: string };
/** A box; it must be ticked unless it is optional. */
export type CheckboxField = Common & Need & { kind: 'checkbox' };

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
 * Whether the answer identifies somebody or says how to reach them: a date of birth, a phone number, an e-mail address. The
 * browser keeps it no longer than its session, since computers are shared.
 */
export function isSensitive(field: Field): boolean {
  return (
    field.kind === 'email' ||
    field.kind === 'tel' ||
    (field.kind === 'date' && field.autoComplete === 'bday')
  );
}

/** What one has now, to tick, and what comes later, to know. */
export type Checklist = {
  now: { title: string; hint: string; fields: readonly CheckboxField[] };
  later?: { title: string; hint: string; items: readonly { name: string; when: string }[] };
};

export type Section = {
  /** Its address within the page. */
  id: string;
  /** A form of one section needs none. */
  title?: string;
  fields: readonly Field[];
  checklist?: Checklist;
};

/** What the sender agrees to; it opens in place from the box that says so. */
export type Terms = Draft & {
  field: CheckboxField;
  /** The end of the field's label, which opens the terms. */
  link: string;
  /** Made of the text (terms-version.ts): stored with each submission. */
  version: string;
  title: string;
  points: readonly string[];
  close: string;
};

/** What happens after a submission is stored; the confirmation and the acknowledgement say the same. */
export type NextStep = {
  title: string;
  text: string;
  /** When it happens, or has happened at the latest, in hours after the submission: 0 is at once. Mails say the time. */
  hours?: number;
  /** The names of the documents that come after acceptance take the place of its text. */
  documents?: true;
};

/**
 * A form: the one definition from which come its schema, its fields on the screen, its messages, the draft, the
 * mails, and the columns and texts of the staff tool. Plain data, so that it reaches the browser as it is.
 */
export type Form = {
  slug: string;
  /** What one submission is called: "application" in "Your application is with us". */
  noun: string;
  /** The form's own name, for those who don't see it. */
  heading: string;
  /** Above the first field, where it isn't what every form says. */
  introduction?: string;
  sections: readonly Section[];
  terms?: Terms;
  /** What becomes of the data, above the button; `more` where no terms say it in full. */
  dataNotice: { text: string; more?: { title: string; points: readonly string[] } };
  submit: string;
  submitting: string;
  /** Below the button, for whom the form is not. */
  otherwise?: { text: string; link: Action };
  /** The notice and the heading after it was stored. */
  stored: { title: string; text: string };
  next: readonly NextStep[];
  /** How to correct or add something, before the address to write to. */
  correct: { title: string; text: string };
  /** The fields whose texts together are the sender's name. */
  nameFields: readonly string[];
  /** The answers that the confirmation repeats, by the words it calls them; only choices from lists. */
  confirmation: readonly { field: string; label: string }[];
  mails: {
    /** The staff's subject: "New application OPR-… : Student Exchange". */
    staffSubject: string;
    /** The first sentence of the acknowledgement; the programme's name and the organisation's follow. */
    thanks: string;
    /** What staff must not forget. */
    staffReminder?: string;
  };
};

/** What was filled in: a missing text is '', a box that isn't ticked is false. */
export type Answers = Readonly<Record<string, string | boolean>>;

/** One message a field, in the form's order. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The fields of a section with those of its checklist. */
export function fieldsOfSection({ fields, checklist }: Section): readonly Field[] {
  return checklist ? [...fields, ...checklist.now.fields] : fields;
}

const known = new WeakMap<Form, readonly Field[]>();

/** All fields of a form in its order, the agreement to its terms last. */
export function fieldsOf(form: Form): readonly Field[] {
  const earlier = known.get(form);
  if (earlier) return earlier;
  const { sections, terms } = form;
  const fields = [...sections.flatMap(fieldsOfSection), ...(terms ? [terms.field] : [])];
  known.set(form, fields);
  return fields;
}
