import { type Language, localisePath } from '#content/language.ts';
import { programmes } from '#content/programmes/programmes.ts';
import type { Form } from '#domain/submissions/form.ts';
import { findApplicationForm, findEmbeddedForm } from '#domain/submissions/forms/forms.ts';

/** A form and its path. */
export type FormContext = {
  form: Form;
  /** The programme's slug, if the form belongs to a programme. */
  programme?: string;
  /** The path of the form's page, in the language of the form. A browser without scripts posts the form to it. */
  path: string;
};

/**
 * Finds the form of a route by its parameters: `/apply/:programme` (requirements 2, "Application pages") or `/embed/:form`
 * (requirements, "External parts").
 *
 * @returns undefined when there is no such form
 */
export function findFormContext(
  params: { programme?: string; form?: string },
  language: Language,
): FormContext | undefined {
  const { programme, form: slug } = params;
  if (programme !== undefined) {
    const form = findApplicationForm(programme, language);
    const path = localisePath(`/apply/${programme}`, language);
    return form && { form, programme, path };
  }
  const embedded = slug === undefined ? undefined : findEmbeddedForm(slug, language);
  if (!embedded) return;
  const owner = programmes.find((candidate) => candidate.form === slug);
  const path = localisePath(`/embed/${slug}`, language);
  return { form: embedded.form, path, ...(owner && { programme: owner.slug }) };
}
