import type { Language } from '#content/language.ts';
import type { EmbeddedFormPage } from '#content/types/form-page.ts';
import type { Form } from '../form.ts';
import { createDurationOption, getProgramDurations } from './application-options.ts';
import { createNotSureOption, getDestinationOptions } from './destination-options.ts';
import { getSharedFields } from './fields.ts';
import {
  createApplicationDefaults,
  createDocumentChecklist,
  createEducationSection,
  createPersonalSection,
} from './programme-application.ts';
import { terms } from './terms.ts';
import { createOptions, getTexts } from './texts.ts';

/**
 * Creates the application for Study Abroad (requirements, "Forms"). Its durations are the 6 to 24 months of its application
 * page, and the 3 and 4 years of the programme's page.
 */
export function createStudyAbroadForm(language: Language): Form {
  const { fieldTexts, specialTexts, optionLabels, forms } = getTexts(language);
  const titles = forms.applications.sections;
  const fields = getSharedFields(language);
  const notSure = createNotSureOption(language);
  return {
    ...createApplicationDefaults(language),
    slug: 'study-abroad',
    heading: forms.studyAbroad.heading,
    sections: [
      createPersonalSection(language),
      createEducationSection(language),
      {
        id: 'plans',
        title: titles.plans,
        fields: [
          {
            kind: 'radio',
            name: 'levelOfStudy',
            ...fieldTexts.levelOfStudy,
            options: [...createOptions(optionLabels.levelOfStudy), notSure],
            wide: true,
          },
          {
            kind: 'text',
            name: 'subject',
            ...fieldTexts.subject,
            maximum: 200,
            wide: true,
          },
          {
            ...fields.preferredDestination,
            options: [
              ...getDestinationOptions(language),
              { value: 'another-country', label: optionLabels.anotherCountry },
              notSure,
            ],
          },
          fields.preferredStartDate,
          {
            ...fields.programDuration,
            options: [
              ...getProgramDurations(language).filter(({ value }) => value !== '3-months'),
              createDurationOption(3, 'years', language),
              createDurationOption(4, 'years', language),
            ],
          },
          {
            kind: 'radio',
            name: 'scholarship',
            ...fieldTexts.scholarship,
            options: [...createOptions(optionLabels.scholarship), notSure],
            wide: true,
          },
        ],
      },
      {
        id: 'motivation',
        title: titles.languages,
        fields: [
          fields.languageSkills,
          { ...fields.motivationLetter, ...specialTexts.studyAbroadLetter },
        ],
      },
      {
        id: 'documents',
        title: titles.documents,
        fields: [],
        checklist: createDocumentChecklist(
          [
            fields.hasPassport,
            fields.hasResume,
            { ...fields.hasTranscripts, ...specialTexts.transcripts },
          ],
          language,
        ),
      },
    ],
    terms: terms[language],
  };
}

/** Creates the texts of the form's page, /embed/study-abroad. */
export function createStudyAbroadPage(language: Language): EmbeddedFormPage {
  const { back, ...texts } = getTexts(language).forms.studyAbroad.page;
  return { ...texts, back: { to: '/apply/study-abroad', name: back }, surface: 'library' };
}
