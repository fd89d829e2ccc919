import { destinations } from '#content/destinations/destinations.ts';
import type { Language } from '#content/language.ts';
import { getPositionAreas } from '#content/positions.ts';
import { internationalInternship } from '#content/programme-pages/international-internship.ts';
import type { EmbeddedFormPage } from '#content/types/form-page.ts';
import type { Form } from '../form.ts';
import { getProgramDurations, sortDurations } from './application-options.ts';
import { createNotSureOption, getDestinationOptions } from './destination-options.ts';
import { createDocumentBox, getSharedFields } from './fields.ts';
import { getPlacementDurations, listPlacements } from './placement-options.ts';
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
            options: [
              ...internationalInternship[language].positions.positions.map(
                ({ id, name, icon }) => ({ value: id, label: name, icon }),
              ),
              { value: 'teaching', label: optionLabels.teaching, icon: 'graduation-cap' },
            ],
            offeredWith: {
              field: 'preferredDestination',
              answers: listOfferedAreas(),
              note: specialTexts.otherArea,
            },
            wide: true,
          },
          {
            ...fields.preferredDestination,
            options: [...getDestinationOptions(language), createNotSureOption(language)],
          },
          fields.preferredStartDate,
          {
            ...fields.programDuration,
            options: sortDurations([
              ...getProgramDurations(language),
              ...getPlacementDurations('international-internship', language),
            ]),
          },
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

/** Lists the areas of each country's placements that this form is for. A country without one has an empty list. */
const listOfferedAreas = (): Record<string, readonly string[]> =>
  Object.fromEntries(
    destinations.map(({ slug }) => [
      slug,
      listPlacements('international-internship', slug).flatMap(({ positions }) =>
        positions.flatMap(getPositionAreas),
      ),
    ]),
  );

/** Creates the texts of the form's page, /embed/international-internship. */
export function createInternationalInternshipPage(language: Language): EmbeddedFormPage {
  const { back, ...texts } = getTexts(language).forms.internationalInternship.page;
  return {
    ...texts,
    back: { to: '/apply/international-internship', name: back },
    surface: 'marigold',
  };
}
