import { programmes } from '#content/programmes/programmes.ts';
import type { Form } from '#domain/submissions/form.ts';
import { findApplicationForm, findEmbeddedForm } from '#domain/submissions/forms/forms.ts';

/** A form at its address. */
export type FormContext = {
  form: Form;
  /** The programme's slug, where the form is a programme's. */
  programme?: string;
  /** Where the form stands, and is sent to by a browser without scripts. */
  path: string;
};

/**
 * The form at an address of the route table: `/apply/:programme` (requirements 2, "Application pages") or
 * `/embed/:form` (requirements, "External parts").
 *
 * @returns undefined where there is none
 */
export function findFormContext(params: {
  programme?: string;
  form?: string;
}): FormContext | undefined {
  const { programme, form: slug } = params;
  if (programme !== undefined) {
    const form = findApplicationForm(programme);
    return form && { form, programme, path: `/apply/${programme}` };
  }
  const embedded = slug === undefined ? undefined : findEmbeddedForm(slug);
  if (!embedded) return;
  const own = programmes.find((candidate) => candidate.form === slug);
  return { form: embedded.form, path: `/embed/${slug}`, ...(own && { programme: own.slug }) };
}
