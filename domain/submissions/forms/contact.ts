import { dataNotices } from '#content/forms/data-notices.ts';
import type { Language } from '#content/language.ts';
import { getProgrammeName } from '#content/names.ts';
import { type ProgrammeSlug, programmes } from '#content/programmes/programmes.ts';
import { site } from '#content/site.ts';
import type { EmbeddedFormPage } from '#content/types/form-page.ts';
import type { Programme } from '#content/types/programme.ts';
import type { Form } from '../form.ts';
import { getSharedFields } from './fields.ts';
import { createOptions, getTexts } from './texts.ts';

const availableProgrammes = (programmes as readonly (Programme & { slug: ProgrammeSlug })[]).filter(
  ({ paused }) => !paused,
);

/** Creates the contact form (requirements, "Forms"). It asks only for what an answer needs. */
export function createContactForm(language: Language): Form {
  const texts = getTexts(language);
  const { fieldTexts, specialTexts, optionLabels, limitMessages } = texts;
  const { noun, next, confirmation, thanks, page: _, ...own } = texts.forms.contact;
  const { email, phone } = getSharedFields(language);
  const dataNotice = dataNotices[language];
  const { open, closed } = site[language].officeHours;
  return {
    ...own,
    slug: 'contact',
    language,
    limitMessages,
    noun,
    sections: [
      {
        id: 'message-form',
        fields: [
          {
            kind: 'radio',
            name: 'writingAs',
            ...fieldTexts.writingAs,
            options: createOptions(optionLabels.writingAs).map((option) => ({
              ...option,
              note: optionLabels.writingAsNotes[option.value],
            })),
            wide: true,
          },
          {
            kind: 'text',
            name: 'name',
            ...fieldTexts.name,
            minimum: 2,
            maximum: 100,
            autoComplete: 'name',
            wide: true,
          },
          email,
          { ...phone, ...specialTexts.contactPhone, optional: true },
          {
            kind: 'select',
            name: 'programmeOfInterest',
            ...fieldTexts.programmeOfInterest,
            optional: true,
            options: [
              ...availableProgrammes.map(({ slug }) => ({
                value: slug,
                label: getProgrammeName(slug, language),
              })),
              ...createOptions(optionLabels.national),
              { value: 'not-sure', label: optionLabels.notSure },
            ],
            wide: true,
          },
          {
            kind: 'textarea',
            name: 'message',
            ...fieldTexts.message,
            maximum: 3000,
            tall: true,
            wide: true,
          },
        ],
      },
    ],
    dataNotice: {
      text: dataNotice.sentence(noun),
      more: { title: dataNotice.title, points: dataNotice.points(noun) },
    },
    next: [
      { ...next.now, hours: 0 },
      { title: next.answer.title, text: next.answer.text(open, closed), hours: 48 },
    ],
    nameFields: ['name'],
    confirmation: [
      { field: 'writingAs', label: confirmation.writingAs },
      { field: 'programmeOfInterest', label: confirmation.programme },
    ],
    mails: {
      staffSubject: 'New message',
      staffReminder: 'We promised an answer within 48 hours.',
      thanks,
    },
  };
}

/** The contact form as staff read it. */
export const contactForm = createContactForm('en');

/** Creates the texts of the form's page, /embed/contact. */
export function createContactPage(language: Language): EmbeddedFormPage {
  const { back, ...texts } = getTexts(language).forms.contact.page;
  return { ...texts, back: { to: '/contact', name: back }, surface: 'sky' };
}
