import { type Field, type Form, getFields, getSectionFields } from '#domain/submissions/form.ts';
import type { FormState } from './form-state.ts';

export type SectionProgress = {
  id: string;
  title: string | undefined;
  state: 'fix' | 'done' | 'now' | 'todo';
  /** The number of messages that are shown in the section. */
  toFix: number;
};

export type Progress = {
  /** The number of valid required answers. */
  done: number;
  required: number;
  toFix: number;
  sections: SectionProgress[];
};

/** A form with fewer fields is seen as a whole, so that it shows no progress. */
const leastFields = 10;

/** Whether a form is so long that it shows its progress. */
export const hasProgress = (form: Form): boolean => getFields(form).length >= leastFields;

/**
 * Calculates how far the form is filled in. Until the visitor has entered a section, the first one that isn't done is "now".
 */
export function calculateProgress({ form, validation, messages, section }: FormState): Progress {
  const isRequired = (field: Field) => !field.optional;
  const hasValidAnswer = ({ name }: Field) =>
    validation.errors[name] === undefined && messages[name] === undefined;
  const required = getFields(form).filter(isRequired);
  const last = form.sections.at(-1);
  const sectionCounts = form.sections.map((each) => {
    // The agreement to the terms belongs to the last section.
    const terms = each === last && form.terms ? [form.terms.field] : [];
    const fields = [...getSectionFields(each), ...terms];
    return {
      id: each.id,
      title: each.title,
      toFix: fields.filter(({ name }) => messages[name] !== undefined).length,
      done: fields.filter(isRequired).every(hasValidAnswer),
    };
  });
  const now = section ?? sectionCounts.find(({ done }) => !done)?.id;
  return {
    done: required.filter(hasValidAnswer).length,
    required: required.length,
    toFix: Object.keys(messages).length,
    sections: sectionCounts.map(({ done, ...each }) => {
      if (each.toFix > 0) return { ...each, state: 'fix' };
      if (done) return { ...each, state: 'done' };
      return { ...each, state: each.id === now ? 'now' : 'todo' };
    }),
  };
}
