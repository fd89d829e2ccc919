import type { ApplicationField } from '#applications/schema.ts';
import { site } from '../site.ts';

/** How a field is called, and what helps to fill it in. */
export type FieldText = { label: string; hint?: string };

/** The texts of the shared form (SPEC sections 3 to 5). Its messages stand in `applications/schema.ts`. */
export const applicationForm = {
  heading: 'Application form',
  introduction: 'All fields are required unless marked optional.',
  optional: '(optional)',
  sections: {
    personal: 'Personal Information',
    education: 'Educational Background',
    preferences: 'Program Preferences',
    experience: 'Experience & Motivation',
    documents: 'Document Checklist',
  },
  fields: {
    firstName: { label: 'First name', hint: 'As in your passport.' },
    lastName: { label: 'Last name', hint: 'As in your passport.' },
    email: { label: 'Email address', hint: 'We answer to this address.' },
    phone: { label: 'Phone number', hint: 'Add the country code if abroad.' },
    dateOfBirth: { label: 'Date of birth' },
    nationality: { label: 'Nationality' },
    currentEducation: { label: 'Current education level' },
    institution: { label: 'Institution name', hint: 'Where you study, or studied last.' },
    fieldOfStudy: { label: 'Field of study' },
    graduationYear: { label: 'Expected graduation year' },
    preferredStartDate: { label: 'Preferred start date' },
    preferredDestination: { label: 'Preferred destination' },
    programDuration: { label: 'Program duration preference' },
    workExperience: {
      label: 'Work experience',
      hint: 'Jobs, internships, volunteering. Family business counts.',
    },
    languageSkills: { label: 'Language skills', hint: 'Each language and how well you use it.' },
    motivationLetter: {
      label: 'Motivation letter',
      hint: 'Why this programme, and why now? At least 100 characters.',
    },
    hasPassport: { label: 'Valid Passport (min. 2 years)' },
    hasResume: { label: 'Updated Resume with Photo' },
    hasTranscripts: { label: 'Academic Transcripts' },
    agreeToTerms: { label: 'I agree to the' },
  } satisfies Record<ApplicationField, FieldText>,
  chooseDestination: 'Choose a country',
  documentsNow: {
    title: 'I have these now',
    hint: 'Tick what you have. You can apply without them.',
  },
  documentsLater: {
    title: 'These come later',
    hint: 'Nothing to do now.',
    items: [
      { name: 'Video Introduction', when: 'Submit later' },
      { name: 'Medical & Police Clearance', when: 'After acceptance' },
      { name: 'Proof of Funds', when: 'After acceptance' },
    ],
  },
  termsLink: 'terms and conditions',
  submit: 'Submit Application',
  submitting: 'Submitting Application...',
  clear: 'Clear the form',
  privacy: 'Your answers stay in this browser until you send them.',
  progress: { title: 'Your progress', label: 'Required answers' },
  summaryText: 'Everything else is kept as you wrote it.',
} as const;

export type ApplicationFormTexts = typeof applicationForm;

/** Why an application could not be taken, and what the visitor can do (SPEC section 8 leaves it open). */
export const failures = {
  unreachable: {
    title: 'We could not send your application',
    text: 'Your answers are still here. Check your connection and press the button again: you will not create a second application.',
  },
  unavailable: {
    title: 'We could not save your application',
    text: 'Something failed on our side. Your answers are still here. Wait a minute and press the button again: you will not create a second application.',
  },
  busy: {
    title: 'Too many applications at once',
    text: 'Your answers are still here. Wait some minutes, an hour at most, and press the button again.',
  },
  tooLarge: {
    title: 'Your application is too long to send',
    text: 'Your answers are still here. Shorten your longest answers and press the button again.',
  },
} as const;

export type Failure = keyof typeof failures;

/** Stands after each of them. */
export const failureHelp = { before: 'If it fails again, write to', email: site.email };

export type FailureTexts = typeof failures;
