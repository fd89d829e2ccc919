import { findProgramme } from '#app/content/programmes/programmes.ts';
import type { EmbeddedFormPage } from '#app/content/vocabulary/form-page.ts';
import type { Form } from '../form.ts';
import { applicationForm } from './application.ts';
import { isApplicationSlug } from './application-programmes.ts';
import { contactForm, contactPage } from './contact.ts';
import {
  internationalInternshipForm,
  internationalInternshipPage,
} from './international-internship.ts';
import { registrationForm, registrationPage } from './registration.ts';
import { studyAbroadForm, studyAbroadPage } from './study-abroad.ts';

/** A form with a page of its own under /embed, for a frame or alone (requirements, "External parts"). */
type EmbeddedForm = { form: Form; page: EmbeddedFormPage };

/** The application form is none of them: it stands on the pages of programmes. */
const embeddedForms: readonly EmbeddedForm[] = [
  { form: contactForm, page: contactPage },
  { form: registrationForm, page: registrationPage },
  { form: studyAbroadForm, page: studyAbroadPage },
  { form: internationalInternshipForm, page: internationalInternshipPage },
];

export const formSlugs: readonly string[] = [
  'application',
  ...embeddedForms.map(({ form }) => form.slug),
];

/** @returns undefined when no form has a page at /embed/SLUG */
export function findEmbeddedForm(slug: string): EmbeddedForm | undefined {
  return embeddedForms.find(({ form }) => form.slug === slug);
}

/**
 * The form with which something was, or is to be, submitted.
 *
 * @param programme its slug, where the form is a programme's
 * @returns undefined when there is no such form
 */
export function findForm(slug: string, programme?: string | null): Form | undefined {
  return slug === 'application' ? applicationForm(programme ?? '') : findEmbeddedForm(slug)?.form;
}

/** The shared application form of a programme, undefined when the programme has another one or there is none. */
export function findApplicationForm(programme: string): Form | undefined {
  return isApplicationSlug(programme) ? applicationForm(programme) : undefined;
}

/** A programme's name as people know it; its slug when it is a programme no longer. */
export function programmeName(slug: string): string {
  return findProgramme(slug)?.name ?? slug;
}
