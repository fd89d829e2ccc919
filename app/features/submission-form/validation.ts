import { checkAnswers } from '#domain/submissions/check-answers.ts';
import {
  type Answers,
  type FieldErrors,
  type Form,
  getFields,
  type RadioField,
} from '#domain/submissions/form.ts';
import { countCharacters, findExcess, hasVisibleText, tidyText } from '#domain/submissions/text.ts';

/** The validity of the form's current content, whether or not its messages are shown. */
export type FormValidation = {
  errors: FieldErrors;
  /** The names of the fields that aren't empty. */
  filled: ReadonlySet<string>;
  /** The lengths of the texts that have a minimum, by field name, as the rules count them. */
  lengths: ReadonlyMap<string, number>;
  /** Notes beside fields whose answer no offer has together with another one, by field name. */
  notes: ReadonlyMap<string, string>;
};

/** Validates the answers of a form in the browser. */
export function validateForm(form: Form, answers: Answers): FormValidation {
  const fields = getFields(form);
  return {
    errors: checkAnswers(form, answers).errors ?? {},
    filled: new Set(fields.map(({ name }) => name).filter((name) => isFilled(answers[name]))),
    lengths: new Map(
      fields.flatMap((field) =>
        field.kind === 'textarea' && field.minimum
          ? [[field.name, measureLength(String(answers[field.name] ?? ''), field.maximum)]]
          : [],
      ),
    ),
    notes: new Map(
      fields.flatMap((field) => {
        const note = field.kind === 'radio' && findNote(field, answers);
        return note ? [[field.name, note]] : [];
      }),
    ),
  };
}

/** Returns what is said about an answer that no offer has together with that of another field. */
function findNote({ name, offeredWith }: RadioField, answers: Answers): string | undefined {
  const answer = String(answers[name] ?? '');
  const offered = offeredWith?.answers[String(answers[offeredWith.field] ?? '')];
  return answer && offered && !offered.includes(answer) ? offeredWith?.note : undefined;
}

/** Returns the length of the tidied text, or of the raw text when it is rejected before it is tidied. */
function measureLength(text: string, maximum: number): number {
  return countCharacters(findExcess(text, maximum) ? text : tidyText(text));
}

/** Whether no field is filled in. */
export function isEmpty(answers: Answers): boolean {
  return !Object.values(answers).some(isFilled);
}

/** Whether an answer isn't empty: a text with visible characters, or a ticked box. */
export function isFilled(value: string | boolean | undefined): boolean {
  return typeof value === 'string' ? hasVisibleText(value) : value === true;
}
