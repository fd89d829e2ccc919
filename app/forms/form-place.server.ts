import { isEmbeddedForm } from '#app/content/embedded-forms.ts';
import { programmes } from '#app/content/programmes/programmes.ts';
import type { Form } from '#submissions/form.ts';
import { findApplicationForm, findForm } from '#submissions/forms/forms.ts';

/** A form at its address. */
export type FormPlace = {
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
export function formPlaceOf(params: { programme?: string; form?: string }): FormPlace | undefined {
  const { programme, form: slug } = params;
  if (programme !== undefined) {
    const form = findApplicationForm(programme);
    return form && { form, programme, path: `/apply/${programme}` };
  }
  if (slug === undefined || !isEmbeddedForm(slug)) return;
  const form = findForm(slug);
  const own = programmes.find((candidate) => candidate.form === slug);
  return form && { form, path: `/embed/${slug}`, ...(own && { programme: own.slug }) };
}
