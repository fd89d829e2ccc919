import type { Language } from '#content/language.ts';
import { internationalInternship } from '#content/programmes/international-internship.ts';
import type { EmbeddedFormPage } from '#content/types/form-page.ts';
import type { Form } from '../form.ts';
import { getProgramDurations } from './application-options.ts';
import { createNotSureOption, getDestinationOptions } from './destination-options.ts';
import { createDocumentBox, getSharedFields } from './fields.ts';
import {
  createApplicationDefaults,
  createDocumentChecklist,
  createPersonalSection,
} from './programme-application.ts';
import { terms } from './terms.ts';
import { createOptions, getTexts } from './texts.ts';

/**
 * Creates the application for the International Internship (requirements, "Forms"). The areas are those of the programme's
 * page.
 */
export function createInternationalInternshipForm(language: Language): Form {
  const { fieldTexts, specialTexts, optionLabels, forms } = getTexts(language);
  const titles = forms.applications.sections;
  const fields = getSharedFields(language);
  return {
    ...createApplicationDefaults(language),
    slug: 'international-internship',
    heading: forms.internationalInternship.heading,
    sections: [
      createPersonalSection(language),
      {
        id: 'education',
        title: titles.education,
        fields: [
          {
            kind: 'radio',
            name: 'stageOfStudies',
            ...fieldTexts.stageOfStudies,
            options: createOptions(optionLabels.stageOfStudies),
            wide: true,
          },
          fields.institution,
          fields.fieldOfStudy,
          { ...fields.graduationYear, ...specialTexts.graduationYear },
        ],
      },
      {
        id: 'placement',
        title: titles.placement,
        fields: [
          {
            kind: 'radio',
            name: 'positionArea',
            ...fieldTexts.positionArea,
            options: internationalInternship[language].positions.positions.map(
              ({ id, name, icon }) => ({ value: id, label: name, icon }),
            ),
            wide: true,
          },
          {
            ...fields.preferredDestination,
            options: [...getDestinationOptions(language), createNotSureOption(language)],
          },
          fields.preferredStartDate,
          { ...fields.programDuration, options: getProgramDurations(language) },
        ],
      },
      {
        id: 'motivation',
        title: titles.experience,
        fields: [
          {
            kind: 'radio',
            name: 'english',
            ...fieldTexts.english,
            options: createOptions(optionLabels.english),
            wide: true,
          },
          fields.workExperience,
          { ...fields.motivationLetter, ...specialTexts.internshipLetter },
        ],
      },
      {
        id: 'documents',
        title: titles.passport,
        fields: [
          {
            kind: 'radio',
            name: 'passport',
            ...fieldTexts.passport,
            options: createOptions(optionLabels.passport),
            wide: true,
          },
        ],
        checklist: createDocumentChecklist(
          [
            fields.hasResume,
            { ...fields.hasTranscripts, ...specialTexts.transcripts },
            createDocumentBox('hasCertifications', fieldTexts.hasCertifications),
          ],
          language,
        ),
      },
    ],
    terms: terms[language],
  };
}

/** Creates the texts of the form's page, /embed/international-internship. */
export function createInternationalInternshipPage(language: Language): EmbeddedFormPage {
  const { back, ...texts } = getTexts(language).forms.internationalInternship.page;
  return {
    ...texts,
    back: { to: '/apply/international-internship', name: back },
    surface: 'marigold',
  };
}
