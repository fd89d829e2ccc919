import { ageRange } from '#content/eligibility/profile.ts';
import { formats } from '#content/formats/formats.ts';
import { dataNotices } from '#content/forms/data-notices.ts';
import type { Language } from '#content/language.ts';
import { site } from '#content/site.ts';
import type { EmbeddedFormPage } from '#content/types/form-page.ts';
import type { Form } from '../form.ts';
import { getSharedFields } from './fields.ts';
import { terms } from './terms.ts';
import { createOptions, getTexts } from './texts.ts';

/** The usual ages of the programme. They are told, and the form takes every other age, too (requirements 5). */
const usualAges = { from: 18, to: 25 };

/** Creates the registration for the national student programme, a short form (requirements 5; requirements, "Forms"). */
export function createRegistrationForm(language: Language): Form {
  const texts = getTexts(language);
  const { fieldTexts, specialTexts, optionLabels, limitMessages } = texts;
  const {
    noun,
    next,
    confirmation,
    thanks,
    alternative,
    page: _,
    ...own
  } = texts.forms.registration;
  const fields = getSharedFields(language);
  const { digits } = formats[language];
  const { open, closed } = site[language].officeHours;
  return {
    ...own,
    slug: 'registration',
    language,
    limitMessages,
    noun,
    sections: [
      {
        id: 'registration-form',
        fields: [
          {
            kind: 'select',
            name: 'age',
            ...fieldTexts.age,
            hint: fieldTexts.age.hint(digits(usualAges.from), digits(usualAges.to)),
            options: Array.from({ length: ageRange.to - ageRange.from + 1 }, (_, index) => {
              const age = ageRange.from + index;
              return { value: String(age), label: digits(age) };
            }),
            wide: true,
          },
          {
            kind: 'radio',
            name: 'enrolledAt',
            ...fieldTexts.enrolledAt,
            options: createOptions(optionLabels.enrolledAt),
            wide: true,
          },
          { ...fields.institution, ...specialTexts.registrationInstitution, hint: undefined },
          { ...fields.firstName, hint: undefined },
          { ...fields.lastName, hint: undefined },
          fields.email,
          { ...fields.phone, ...specialTexts.registrationPhone },
        ],
      },
    ],
    terms: terms[language],
    dataNotice: { text: dataNotices[language].sentence(noun) },
    alternative: { text: alternative.text, link: { to: '/contact', name: alternative.link } },
    next: [
      { ...next.now, hours: 0 },
      { title: next.answer.title, text: next.answer.text(open, closed) },
    ],
    nameFields: ['firstName', 'lastName'],
    confirmation: [{ field: 'enrolledAt', label: confirmation.enrolledAt }],
    mails: { staffSubject: 'New registration', thanks },
  };
}

/** The registration as staff read it. */
export const registrationForm = createRegistrationForm('en');

/** Creates the texts of the form's page, /embed/registration. */
export function createRegistrationPage(language: Language): EmbeddedFormPage {
  const { back, ...texts } = getTexts(language).forms.registration.page;
  return {
    ...texts,
    back: { to: '/national-programs/students', name: back },
    surface: 'shapla',
  };
}
