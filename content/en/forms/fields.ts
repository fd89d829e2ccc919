/** The labels, hints and messages of the forms' fields, by the name of the field. The wordings of requirements 5 are exact. */
export const fieldTexts = {
  firstName: {
    label: 'First name',
    hint: 'As in your passport.',
    message: 'First name must be at least 2 characters',
  },
  lastName: {
    label: 'Last name',
    hint: 'As in your passport.',
    message: 'Last name must be at least 2 characters',
  },
  email: {
    label: 'Email address',
    hint: 'We reply to this address.',
    message: 'Please enter a valid email address',
  },
  phone: {
    label: 'Phone number',
    hint: 'Add the country code if abroad.',
    message: 'Phone number must be at least 10 digits',
  },
  dateOfBirth: {
    label: 'Date of birth',
    message: 'Date of birth is required',
    invalid: 'Please enter a valid date of birth (year-month-day)',
    past: "Date of birth can't be in the future",
  },
  nationality: {
    label: 'Nationality',
    hint: 'Choose one, or type your own.',
    message: 'Nationality is required',
  },
  currentEducation: {
    label: 'Current education level',
    message: 'Current education level is required',
  },
  institution: {
    label: 'Institution name',
    hint: 'Where you study, or studied last.',
    message: 'Institution name is required',
  },
  fieldOfStudy: { label: 'Field of study', message: 'Field of study is required' },
  graduationYear: {
    label: 'Expected graduation year',
    message: 'Expected graduation year is required',
  },
  preferredStartDate: {
    label: 'Preferred start date',
    message: 'Preferred start date is required',
    invalid: 'Please enter a valid preferred start date (year-month-day)',
  },
  preferredDestination: {
    label: 'Preferred destination',
    hint: 'Your first choice.',
    message: 'Preferred destination is required',
    placeholder: 'Choose a country',
  },
  programDuration: {
    label: 'Program duration preference',
    message: 'Program duration preference is required',
  },
  workExperience: {
    label: 'Work experience',
    hint: 'Jobs, internships, volunteering. Family business counts.',
  },
  languageSkills: {
    label: 'Language skills',
    hint: 'Each language and how well you use it.',
    message: 'Language skills are required',
  },
  motivationLetter: {
    label: 'Motivation letter',
    hint: 'Why this programme, and why now? At least 100 characters.',
    message: 'Motivation letter must be at least 100 characters',
  },
  hasPassport: { label: 'Valid Passport (min. 2 years)' },
  hasResume: { label: 'Updated Resume with Photo' },
  hasTranscripts: { label: 'Academic Transcripts' },
  hasCertifications: { label: 'Relevant Certifications, if applicable' },

  // The contact form.
  writingAs: { label: 'I am writing as', message: 'Please choose who you are writing as' },
  name: { label: 'Name', message: 'Name must be at least 2 characters' },
  programmeOfInterest: { label: 'Programme of interest', placeholder: 'Choose a programme' },
  message: {
    label: 'Message',
    hint: 'What would you like to know or arrange?',
    message: 'Message is required',
  },

  // The registration.
  age: {
    label: 'Your age',
    hint: (from: string, to: string) => `Usually ${from} to ${to}. Other ages can register, too.`,
    message: 'Age is required',
    placeholder: 'Choose your age',
  },
  enrolledAt: {
    label: 'I am enrolled in Bangladesh at a',
    message: 'Please choose where you are enrolled',
  },

  // Study Abroad.
  levelOfStudy: { label: 'I want to study towards', message: 'Level of study is required' },
  subject: { label: 'Subject you want to study', message: 'Subject is required' },
  scholarship: {
    label: 'Will you apply for a scholarship?',
    message: 'Please answer the scholarship question',
  },

  // The International Internship.
  stageOfStudies: {
    label: 'Where are you in your studies?',
    message: 'Please choose where you are in your studies',
  },
  positionArea: { label: 'Position area', message: 'Position area is required' },
  english: {
    label: 'English',
    hint: 'Your own estimate. You can apply without a test.',
    message: 'English level is required',
  },
  passport: { label: 'Passport', message: 'Passport status is required' },
} as const;

/** The texts of a field in a form that needs other texts than the shared ones. */
export const specialTexts = {
  /** Beside an area that the chosen country's page doesn't have. */
  otherArea:
    'That country’s page names no placement in this area. You can send the form all the same: a person reads it.',
  contactPhone: { hint: 'If you would like a call.' },
  registrationInstitution: { label: 'Name of the institution' },
  registrationPhone: { hint: 'A number where we can reach you.' },
  graduationYear: { label: 'Graduation year', hint: 'Expected, or past.' },
  transcripts: { label: 'Academic Transcripts and Diploma' },
  studyAbroadLetter: { hint: 'Why this subject, and why abroad?' },
  internshipLetter: { hint: 'Why this position area, and why now?' },
} as const;

/** The messages that fit every field. `{label}` stands for the field's label, `{maximum}` for its limit. */
export const limitMessages = {
  tooLong: '{label} must be at most {maximum} characters',
  tooManyMarks: '{label} has too many accents on one letter. Please type it again without them',
} as const;
