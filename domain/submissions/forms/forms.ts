import { findProgramme } from '#content/programmes/programmes.ts';
import type { EmbeddedFormPage } from '#content/types/form-page.ts';
import type { Form } from '../form.ts';
import { getApplicationForm } from './application.ts';
import { isApplicationSlug } from './application-programmes.ts';
import { contactForm, contactPage } from './contact.ts';
import {
  internationalInternshipForm,
  internationalInternshipPage,
} from './international-internship.ts';
import { registrationForm, registrationPage } from './registration.ts';
import { studyAbroadForm, studyAbroadPage } from './study-abroad.ts';

/** A form with its own page under /embed, for an iframe or for itself (requirements, "External parts"). */
type EmbeddedForm = { form: Form; page: EmbeddedFormPage };

/** The application form isn't among them, since it is on the programmes' pages. */
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
 * Finds the form of a submission.
 *
 * @param programme its slug, if the form belongs to a programme
 * @returns undefined when there is no such form
 */
export function findForm(slug: string, programme?: string | null): Form | undefined {
  return slug === 'application'
    ? getApplicationForm(programme ?? '')
    : findEmbeddedForm(slug)?.form;
}

/** Returns a programme's shared application form; undefined when it has another form, or there is no such programme. */
export function findApplicationForm(programme: string): Form | undefined {
  return isApplicationSlug(programme) ? getApplicationForm(programme) : undefined;
}

/** Returns a programme's name, or its slug when the programme no longer exists. */
export function getProgrammeName(slug: string): string {
  return findProgramme(slug)?.name ?? slug;
}
