import type { ApplicationProgramme } from '#submissions/programmes.ts';
import {
  type ApplicationErrors,
  type ApplicationField,
  applicationFields,
  type RawApplication,
  readApplicationForm,
  validateApplication,
} from '#submissions/schema.ts';
import { countCharacters, tidyText } from '#submissions/text.ts';

/** What the form's present content amounts to, whether or not it is said yet. */
export type Assessment = {
  errors: ApplicationErrors;
  /** The fields in which something stands. */
  filled: ReadonlySet<ApplicationField>;
  /** The motivation letter's length as the schema counts it. */
  letterLength: number;
};

/** A form in which nothing stands. */
export const emptyApplication: RawApplication = readApplicationForm(new FormData());

export function assess(
  programme: Pick<ApplicationProgramme, 'options'>,
  values: RawApplication,
): Assessment {
  return {
    errors: validateApplication(programme, values).errors ?? {},
    filled: new Set(applicationFields.filter((field) => isFilled(values[field]))),
    letterLength: countCharacters(tidyText(values.motivationLetter)),
  };
}

export function isEmpty(values: RawApplication): boolean {
  return !applicationFields.some((field) => isFilled(values[field]));
}

function isFilled(value: string | boolean) {
  return typeof value === 'boolean' ? value : tidyText(value) !== '';
}
