import { internationalInternship } from '#content/programmes/international-internship.ts';
import type { EmbeddedFormPage } from '#content/types/form-page.ts';
import type { CheckboxField, Form } from '../form.ts';
import { programDurations } from './application-options.ts';
import { destinationOptions, notSureOption } from './destination-options.ts';
import * as fields from './fields.ts';
import {
  applicationDefaults,
  createDocumentChecklist,
  personalSection,
} from './programme-application.ts';
import { terms } from './terms.ts';

const hasCertifications = {
  kind: 'checkbox',
  name: 'hasCertifications',
  label: 'Relevant Certifications, if applicable',
  optional: true,
} satisfies CheckboxField;

/**
 * The application for the International Internship (requirements, "Forms"). The areas are those of the programme's
 * page.
 */
export const internationalInternshipForm: Form = {
  ...applicationDefaults,
  slug: 'international-internship',
  heading: 'International Internship application form',
  sections: [
    personalSection,
    {
      id: 'education',
      title: 'Educational Background',
      fields: [
        {
          kind: 'radio',
          name: 'stageOfStudies',
          label: 'Where are you in your studies?',
          message: 'Please choose where you are in your studies',
          options: [
            { value: 'second-year-or-above', label: '2nd year or above' },
            { value: 'graduated-within-12-months', label: 'Graduated within 12 months' },
            { value: 'neither', label: 'Neither' },
          ],
          wide: true,
        },
        fields.institution,
        fields.fieldOfStudy,
        { ...fields.graduationYear, label: 'Graduation year', hint: 'Expected, or past.' },
      ],
    },
    {
      id: 'placement',
      title: 'Placement',
      fields: [
        {
          kind: 'radio',
          name: 'positionArea',
          label: 'Position area',
          message: 'Position area is required',
          options: internationalInternship.en.positions.positions.map(({ id, name, icon }) => ({
            value: id,
            label: name,
            icon,
          })),
          wide: true,
        },
        { ...fields.preferredDestination, options: [...destinationOptions, notSureOption] },
        fields.preferredStartDate,
        { ...fields.programDuration, options: programDurations },
      ],
    },
    {
      id: 'motivation',
      title: 'Experience & Motivation',
      fields: [
        {
          kind: 'radio',
          name: 'english',
          label: 'English',
          hint: 'Your own estimate. No IELTS required.',
          message: 'English level is required',
          options: [
            { value: 'basic', label: 'Basic' },
            { value: 'intermediate', label: 'Intermediate' },
            { value: 'upper-intermediate', label: 'Upper-intermediate' },
            { value: 'advanced', label: 'Advanced' },
          ],
          wide: true,
        },
        fields.workExperience,
        { ...fields.motivationLetter, hint: 'Why this position area, and why now?' },
      ],
    },
    {
      id: 'documents',
      title: 'Passport & Documents',
      fields: [
        {
          kind: 'radio',
          name: 'passport',
          label: 'Passport',
          message: 'Passport status is required',
          options: [
            { value: 'valid-2-years', label: 'Valid 2 years or more' },
            { value: 'valid-for-less', label: 'Valid for less' },
            { value: 'none-yet', label: 'None yet' },
          ],
          wide: true,
        },
      ],
      checklist: createDocumentChecklist([
        fields.hasResume,
        { ...fields.hasTranscripts, label: 'Academic Transcripts and Diploma' },
        hasCertifications,
      ]),
    },
  ],
  terms,
};

/** The form's page, /embed/international-internship. */
export const internationalInternshipPage: EmbeddedFormPage = {
  title: 'International Internship application',
  lede: 'Five sections: who you are, what you study, the placement you want, your experience and your documents.',
  back: { to: '/apply/international-internship', name: 'Apply' },
  surface: 'marigold',
};
