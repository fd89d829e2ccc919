import type { EmbeddedFormPage } from '#content/types/form-page.ts';
import type { Form } from '../form.ts';
import { programDurations } from './application-options.ts';
import { destinationOptions, notSureOption } from './destination-options.ts';
import * as fields from './fields.ts';
import {
  applicationDefaults,
  createDocumentChecklist,
  educationSection,
  personalSection,
} from './programme-application.ts';
import { terms } from './terms.ts';

/**
 * The application for Study Abroad (requirements, "Forms"). Its durations are the 6 to 24 months of its application
 * page.
 */
export const studyAbroadForm: Form = {
  ...applicationDefaults,
  slug: 'study-abroad',
  heading: 'Study Abroad application form',
  sections: [
    personalSection,
    educationSection,
    {
      id: 'plans',
      title: 'Study Plans',
      fields: [
        {
          kind: 'radio',
          name: 'levelOfStudy',
          label: 'I want to study towards',
          message: 'Level of study is required',
          options: [
            { value: 'diploma', label: 'Diploma' },
            { value: 'bachelor', label: 'Bachelor’s degree' },
            { value: 'master', label: 'Master’s degree' },
            notSureOption,
          ],
          wide: true,
        },
        {
          kind: 'text',
          name: 'subject',
          label: 'Subject you want to study',
          message: 'Subject is required',
          maximum: 200,
          wide: true,
        },
        {
          ...fields.preferredDestination,
          options: [
            ...destinationOptions,
            { value: 'another-country', label: 'Another country' },
            notSureOption,
          ],
        },
        fields.preferredStartDate,
        {
          ...fields.programDuration,
          options: programDurations.filter(({ value }) => value !== '3-months'),
        },
        {
          kind: 'radio',
          name: 'scholarship',
          label: 'Will you apply for a scholarship?',
          message: 'Please answer the scholarship question',
          options: [{ value: 'yes', label: 'Yes' }, { value: 'no', label: 'No' }, notSureOption],
          wide: true,
        },
      ],
    },
    {
      id: 'motivation',
      title: 'Languages & Motivation',
      fields: [
        fields.languageSkills,
        { ...fields.motivationLetter, hint: 'Why this subject, and why abroad?' },
      ],
    },
    {
      id: 'documents',
      title: 'Document Checklist',
      fields: [],
      checklist: createDocumentChecklist([
        fields.hasPassport,
        fields.hasResume,
        { ...fields.hasTranscripts, label: 'Academic Transcripts and Diploma' },
      ]),
    },
  ],
  terms,
};

/** The form's page, /embed/study-abroad. */
export const studyAbroadPage: EmbeddedFormPage = {
  title: 'Study Abroad application',
  lede: 'Five sections: who you are, what you have studied, what you want to study, your languages and your documents.',
  back: { to: '/apply/study-abroad', name: 'Apply' },
  surface: 'library',
};
