import type { Form, Option } from '../form.ts';
import {
  currentEducations,
  preferredDestinations,
  programDurations,
} from './application-options.ts';
import { additionsOf } from './application-programmes.ts';
import * as fields from './fields.ts';
import { terms } from './terms.ts';

/**
 * The shared application form (SPEC sections 3 to 5) of one programme. What the programme's own page promises stands
 * first in the lists.
 *
 * @param programme its slug
 */
export function applicationForm(programme: string): Form {
  const { destinations = [], durations = [] } = additionsOf(programme);
  return {
    ...common,
    sections: sectionsWith(
      [...destinations, ...preferredDestinations],
      [...durations, ...programDurations],
    ),
  };
}

const sectionsWith = (destinations: readonly Option[], durations: readonly Option[]) =>
  [
    {
      id: 'personal',
      title: 'Personal Information',
      fields: [
        fields.firstName,
        fields.lastName,
        fields.email,
        fields.phone,
        fields.dateOfBirth,
        fields.nationality,
      ],
    },
    {
      id: 'education',
      title: 'Educational Background',
      fields: [
        {
          kind: 'radio',
          name: 'currentEducation',
          label: 'Current education level',
          message: 'Current education level is required',
          options: currentEducations,
          wide: true,
        },
        fields.institution,
        fields.fieldOfStudy,
        fields.graduationYear,
      ],
    },
    {
      id: 'preferences',
      title: 'Program Preferences',
      fields: [
        fields.preferredStartDate,
        { ...fields.preferredDestination, options: destinations },
        {
          kind: 'radio',
          name: 'programDuration',
          label: 'Program duration preference',
          message: 'Program duration preference is required',
          options: durations,
          wide: true,
        },
      ],
    },
    {
      id: 'experience',
      title: 'Experience & Motivation',
      fields: [fields.workExperience, fields.languageSkills, fields.motivationLetter],
    },
    {
      id: 'documents',
      title: 'Document Checklist',
      fields: [],
      checklist: {
        now: {
          title: 'I have these now',
          hint: 'Tick what you have. You can apply without them.',
          fields: [fields.hasPassport, fields.hasResume, fields.hasTranscripts],
        },
        later: {
          title: 'These come later',
          hint: 'Nothing to do now.',
          items: [
            { name: 'Video Introduction', when: 'Submit later' },
            { name: 'Medical & Police Clearance', when: 'After acceptance' },
            { name: 'Proof of Funds', when: 'After acceptance' },
          ],
        },
      },
    },
  ] satisfies Form['sections'];

const common = {
  slug: 'application',
  noun: 'application',
  heading: 'Application form',
  terms,
  submit: 'Submit Application',
  submitting: 'Submitting Application...',
  // Exactly as SPEC section 8 has them.
  stored: {
    title: 'Application Submitted Successfully!',
    text: "We'll review your application and get back to you within 48 hours.",
  },
  next: [
    { title: 'Now', text: 'Keep your reference. Quote it when you write or call.' },
    { title: 'Within 48 hours', text: 'We review your application and get back to you.' },
    { title: 'Later', text: 'You send your video introduction.' },
    { title: 'After acceptance', text: 'Medical and police clearance, and proof of funds.' },
  ],
  correct: { title: 'Something to correct?', text: 'Do not send the form again.' },
  nameFields: ['firstName', 'lastName'],
  receipt: [
    { field: 'preferredDestination', label: 'Destination' },
    { field: 'programDuration', label: 'Duration' },
  ],
  mails: {
    staffSubject: 'New application',
    thanks: 'Thank you for applying',
    staffReminder: 'We promised an answer within 48 hours.',
  },
} satisfies Omit<Form, 'sections'>;
