import { type Answers, type FieldErrors, type Form, getFields } from '#domain/submissions/form.ts';
import { checkAnswers } from '#domain/submissions/schema.ts';
import { countCharacters, findExcess, hasVisibleText, tidyText } from '#domain/submissions/text.ts';

/** What the form's present content amounts to, whether or not it is said yet. */
export type FormValidation = {
  errors: FieldErrors;
  /** The names of the fields in which something stands. */
  filled: ReadonlySet<string>;
  /** The lengths of the texts that must have some, as the schema counts them. */
  lengths: ReadonlyMap<string, number>;
};

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
  };
}

/** The length of a text. If it is rejected before it is normalised, the length as it was typed. */
function measureLength(text: string, maximum: number): number {
  return countCharacters(findExcess(text, maximum) ? text : tidyText(text));
}

export function isEmpty(answers: Answers): boolean {
  return !Object.values(answers).some(isFilled);
}

function isFilled(value: string | boolean | undefined) {
  return typeof value === 'string' ? hasVisibleText(value) : value === true;
}
