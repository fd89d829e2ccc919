import { programmes } from '#content/programmes/programmes.ts';
import type { Form } from '#domain/submissions/form.ts';
import { findApplicationForm, findEmbeddedForm } from '#domain/submissions/forms/forms.ts';

/** A form and its path. */
export type FormContext = {
  form: Form;
  /** The programme's slug, if the form belongs to a programme. */
  programme?: string;
  /** The path of the form's page. A browser without scripts posts the form to it. */
  path: string;
};

/**
 * Finds the form of a route by its parameters: `/apply/:programme` (requirements 2, "Application pages") or `/embed/:form`
 * (requirements, "External parts").
 *
 * @returns undefined when there is no such form
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
  const owner = programmes.find((candidate) => candidate.form === slug);
  return { form: embedded.form, path: `/embed/${slug}`, ...(owner && { programme: owner.slug }) };
}
