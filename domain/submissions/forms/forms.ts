import type { Language } from '#content/language.ts';
import { getProgrammeName as getKnownProgrammeName } from '#content/names.ts';
import { findProgramme } from '#content/programmes/programmes.ts';
import type { EmbeddedFormPage } from '#content/types/form-page.ts';
import type { Form } from '../form.ts';
import { getApplicationForm } from './application.ts';
import { isApplicationSlug } from './application-programmes.ts';
import { contactForm, createContactForm, createContactPage } from './contact.ts';
import {
  createInternationalInternshipForm,
  createInternationalInternshipPage,
} from './international-internship.ts';
import {
  createRegistrationForm,
  createRegistrationPage,
  registrationForm,
} from './registration.ts';
import { createStudyAbroadForm, createStudyAbroadPage } from './study-abroad.ts';

/** A form with its own page under /embed, for an iframe or for itself (requirements, "External parts"). */
type EmbeddedForm = { form: Form; page: EmbeddedFormPage };

/** The application form isn't among them, since it is on the programmes' pages. */
const embeddedForms: Record<Language, readonly EmbeddedForm[]> = {
  en: [
    { form: contactForm, page: createContactPage('en') },
    { form: registrationForm, page: createRegistrationPage('en') },
    { form: createStudyAbroadForm('en'), page: createStudyAbroadPage('en') },
    {
      form: createInternationalInternshipForm('en'),
      page: createInternationalInternshipPage('en'),
    },
  ],
  bn: [
    { form: createContactForm('bn'), page: createContactPage('bn') },
    { form: createRegistrationForm('bn'), page: createRegistrationPage('bn') },
    { form: createStudyAbroadForm('bn'), page: createStudyAbroadPage('bn') },
    {
      form: createInternationalInternshipForm('bn'),
      page: createInternationalInternshipPage('bn'),
    },
  ],
};

export const formSlugs: readonly string[] = [
  'application',
  ...embeddedForms.en.map(({ form }) => form.slug),
];

/** @returns undefined when no form has a page at /embed/SLUG */
export function findEmbeddedForm(slug: string, language: Language): EmbeddedForm | undefined {
  return embeddedForms[language].find(({ form }) => form.slug === slug);
}

/**
 * Finds the form of a submission.
 *
 * @param language of the texts; staff read English, whatever the language of the submission
 * @param programme its slug, if the form belongs to a programme
 * @returns undefined when there is no such form
 */
export function findForm(
  slug: string,
  language: Language,
  programme?: string | null,
): Form | undefined {
  return slug === 'application'
    ? getApplicationForm(programme ?? '', language)
    : findEmbeddedForm(slug, language)?.form;
}

/** Returns a programme's shared application form; undefined when it has another form, or there is no such programme. */
export function findApplicationForm(programme: string, language: Language): Form | undefined {
  return isApplicationSlug(programme) ? getApplicationForm(programme, language) : undefined;
}

/** Returns a programme's name, or its slug when the programme no longer exists. */
export function getProgrammeName(slug: string, language: Language): string {
  const programme = findProgramme(slug);
  return programme ? getKnownProgrammeName(programme.slug, language) : slug;
}
