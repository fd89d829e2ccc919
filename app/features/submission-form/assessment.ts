import { type Answers, type FieldErrors, type Form, fieldsOf } from '#domain/submissions/form.ts';
import { checkAnswers } from '#domain/submissions/schema.ts';
import { countCharacters, excessOf, isVisible, tidyText } from '#domain/submissions/text.ts';

/** What the form's present content amounts to, whether or not it is said yet. */
export type Assessment = {
  errors: FieldErrors;
  /** The names of the fields in which something stands. */
  filled: ReadonlySet<string>;
  /** The lengths of the texts that must have some, as the schema counts them. */
  lengths: ReadonlyMap<string, number>;
};

export function assess(form: Form, answers: Answers): Assessment {
  const fields = fieldsOf(form);
  return {
    errors: checkAnswers(form, answers).errors ?? {},
    filled: new Set(fields.map(({ name }) => name).filter((name) => isFilled(answers[name]))),
    lengths: new Map(
      fields.flatMap((field) =>
        field.kind === 'textarea' && field.minimum
          ? [[field.name, lengthOf(String(answers[field.name] ?? ''), field.maximum)]]
          : [],
      ),
    ),
  };
}

/** The length of a text. If it is rejected before it is normalised, the length as it was typed. */
function lengthOf(text: string, maximum: number): number {
  return countCharacters(excessOf(text, maximum) ? text : tidyText(text));
}

export function isEmpty(answers: Answers): boolean {
  return !Object.values(answers).some(isFilled);
}

function isFilled(value: string | boolean | undefined) {
  return typeof value === 'string' ? isVisible(value) : value === true;
}
