import type { Expectation } from './expectation.ts';

type Field = {
  name: string;
  kind: 'text' | 'email' | 'tel' | 'date' | 'choice' | 'textarea' | 'checkbox';
  /** Message if the field is empty or invalid. Omitted if the field is optional. */
  message?: string;
  /** Values of the options. A programme may add others (requirements, "The shared application form"). */
  options?: readonly string[];
};

/** The fields in their order (requirements 3, "Shared application form", and requirements 5). */
export const fields: readonly Field[] = [
  { name: 'firstName', kind: 'text', message: 'First name must be at least 2 characters' },
  { name: 'lastName', kind: 'text', message: 'Last name must be at least 2 characters' },
  { name: 'email', kind: 'email', message: 'Please enter a valid email address' },
  { name: 'phone', kind: 'tel', message: 'Phone number must be at least 10 digits' },
  { name: 'dateOfBirth', kind: 'date', message: 'Date of birth is required' },
  { name: 'nationality', kind: 'text', message: 'Nationality is required' },
  {
    name: 'currentEducation',
    kind: 'choice',
    message: 'Current education level is required',
    options: ['high-school', 'undergraduate', 'graduate', 'postgraduate'],
  },
  { name: 'institution', kind: 'text', message: 'Institution name is required' },
  { name: 'fieldOfStudy', kind: 'text', message: 'Field of study is required' },
  { name: 'graduationYear', kind: 'text', message: 'Expected graduation year is required' },
  { name: 'preferredStartDate', kind: 'date', message: 'Preferred start date is required' },
  {
    name: 'preferredDestination',
    kind: 'choice',
    message: 'Preferred destination is required',
    options: [
      'usa',
      'france',
      'italy',
      'spain',
      'portugal',
      'uk',
      'netherlands',
      'new-zealand',
      'czech-republic',
      'croatia',
      'montenegro',
      'malta',
      'greece',
      'thailand',
      'vietnam',
      'indonesia',
      'malaysia',
      'hong-kong',
      'uae',
      'bahrain',
    ],
  },
  {
    name: 'programDuration',
    kind: 'choice',
    message: 'Program duration preference is required',
    options: ['3-months', '6-months', '12-months', '18-months', '24-months'],
  },
  { name: 'workExperience', kind: 'textarea' },
  { name: 'languageSkills', kind: 'textarea', message: 'Language skills are required' },
  {
    name: 'motivationLetter',
    kind: 'textarea',
    message: 'Motivation letter must be at least 100 characters',
  },
  { name: 'hasPassport', kind: 'checkbox' },
  { name: 'hasResume', kind: 'checkbox' },
  { name: 'hasTranscripts', kind: 'checkbox' },
  {
    name: 'agreeToTerms',
    kind: 'checkbox',
    message: 'You must agree to the terms and conditions',
  },
];

/** The application pages that have the shared form. */
export const applicationForms = [
  '/apply/pathway-program',
  '/apply/student-exchange',
  '/apply/virtual-internship',
  '/apply/hotel-immersion',
  '/apply/professional-immersion',
  '/apply/medical-internships',
  '/apply/agriculture-internship',
];

export const formLabels: Expectation[] = applicationForms.flatMap((page) => [
  {
    page,
    source: 'requirements 4',
    says: [
      '1 Personal Information',
      '2 Educational Background',
      '3 Program Preferences',
      '4 Experience & Motivation',
      '5 Document Checklist',
      'Submit Application',
    ],
  },
  {
    page,
    source: 'requirements 5',
    says: [
      'Valid Passport (min. 2 years)',
      'Resume',
      'Transcripts',
      'Video Introduction Submit later',
      'Medical & Police Clearance After acceptance',
      'Proof of Funds After acceptance',
    ],
  },
]);
