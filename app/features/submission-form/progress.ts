import { type Field, getFields, getSectionFields } from '#domain/submissions/form.ts';
import type { FormState } from './form-state.ts';

export type SectionProgress = {
  id: string;
  title: string | undefined;
  state: 'fix' | 'done' | 'now' | 'todo';
  /** Messages that are shown in it. */
  toFix: number;
};

export type Progress = {
  /** Required answers that are in order. */
  done: number;
  required: number;
  toFix: number;
  sections: SectionProgress[];
};

/** How far the form is filled in. Until the visitor is somewhere, "now" is the first section that isn't done. */
export function calculateProgress({ form, validation, messages, section }: FormState): Progress {
  const isRequired = (field: Field) => !field.optional;
  const inOrder = ({ name }: Field) =>
    validation.errors[name] === undefined && messages[name] === undefined;
  const required = getFields(form).filter(isRequired);
  const last = form.sections.at(-1);
  const counted = form.sections.map((each) => {
    // The agreement to the terms belongs to the last section.
    const terms = each === last && form.terms ? [form.terms.field] : [];
    const fields = [...getSectionFields(each), ...terms];
    return {
      id: each.id,
      title: each.title,
      toFix: fields.filter(({ name }) => messages[name] !== undefined).length,
      done: fields.filter(isRequired).every(inOrder),
    };
  });
  const now = section ?? counted.find(({ done }) => !done)?.id;
  return {
    done: required.filter(inOrder).length,
    required: required.length,
    toFix: Object.keys(messages).length,
    sections: counted.map(({ done, ...each }) => {
      if (each.toFix > 0) return { ...each, state: 'fix' };
      if (done) return { ...each, state: 'done' };
      return { ...each, state: each.id === now ? 'now' : 'todo' };
    }),
  };
}
