import { findProgramme } from '#app/content/programmes/programmes.ts';
import type { Form } from '../form.ts';
import { applicationForm } from './application.ts';
import { isApplicationSlug } from './application-programmes.ts';
import { contactForm } from './contact.ts';
import { internationalInternshipForm } from './international-internship.ts';
import { registrationForm } from './registration.ts';
import { studyAbroadForm } from './study-abroad.ts';

/** Each form by its slug; one that is the same for every programme takes no notice of it. */
const forms = {
  application: applicationForm,
  contact: () => contactForm,
  registration: () => registrationForm,
  'study-abroad': () => studyAbroadForm,
  'international-internship': () => internationalInternshipForm,
} satisfies Record<string, (programme: string) => Form>;

/** A form that has a page of its own under /embed; the application form stands on each programme's. */
export type EmbeddedFormSlug = Exclude<keyof typeof forms, 'application'>;

export const formSlugs: readonly string[] = Object.keys(forms);

const isForm = (slug: string): slug is keyof typeof forms => Object.hasOwn(forms, slug);

/**
 * The form with which something was, or is to be, submitted.
 *
 * @param programme its slug, where the form is a programme's
 * @returns undefined when there is no such form
 */
export function findForm(slug: string, programme?: string | null): Form | undefined {
  return isForm(slug) ? forms[slug](programme ?? '') : undefined;
}

/** The shared application form of a programme, undefined when the programme has another one or there is none. */
export function findApplicationForm(programme: string): Form | undefined {
  return isApplicationSlug(programme) ? applicationForm(programme) : undefined;
}

/** A programme's name as people know it; its slug when it is a programme no longer. */
export function programmeName(slug: string): string {
  return findProgramme(slug)?.name ?? slug;
}
