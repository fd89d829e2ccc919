import { type ApplicationField, applicationFields } from '#submissions/schema.ts';
import type { FormState } from './form-state.ts';
import { optionalFields, type SectionId, sections } from './sections.ts';

export type SectionProgress = {
  id: SectionId;
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

const isRequired = (field: ApplicationField) => !optionalFields.includes(field);
const requiredFields = applicationFields.filter(isRequired);

/** How far the form is filled in. Until the visitor is somewhere, "now" is the first section that isn't done. */
export function progressOf({ assessment, messages, section }: FormState): Progress {
  const inOrder = (field: ApplicationField) =>
    assessment.errors[field] === undefined && messages[field] === undefined;
  const counted = sections.map(({ id, fields }) => ({
    id,
    toFix: fields.filter((field) => messages[field] !== undefined).length,
    done: fields.filter(isRequired).every(inOrder),
  }));
  const now = section ?? counted.find(({ done }) => !done)?.id;
  return {
    done: requiredFields.filter(inOrder).length,
    required: requiredFields.length,
    toFix: Object.keys(messages).length,
    sections: counted.map(({ id, toFix, done }) => {
      if (toFix > 0) return { id, toFix, state: 'fix' };
      if (done) return { id, toFix, state: 'done' };
      return { id, toFix, state: id === now ? 'now' : 'todo' };
    }),
  };
}
