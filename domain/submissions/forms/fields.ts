import { nationalities } from '#content/nationalities.ts';
import type {
  CheckboxField,
  DateField,
  EmailField,
  PhoneField,
  RadioField,
  SelectField,
  TextAreaField,
  TextField,
} from '../form.ts';
import { currentEducations } from './application-options.ts';

/**
 * The fields that several forms share, with the rules and messages of requirements 5 and the limits of requirements,
 * "The shared application form". A form that needs another hint copies the field: `{ ...phone, hint: '…' }`.
 */

export const firstName = {
  kind: 'text',
  name: 'firstName',
  label: 'First name',
  hint: 'As in your passport.',
  message: 'First name must be at least 2 characters',
  minimum: 2,
  maximum: 100,
  autoComplete: 'given-name',
} satisfies TextField;

export const lastName = {
  kind: 'text',
  name: 'lastName',
  label: 'Last name',
  hint: 'As in your passport.',
  message: 'Last name must be at least 2 characters',
  minimum: 2,
  maximum: 100,
  autoComplete: 'family-name',
} satisfies TextField;

export const email = {
  kind: 'email',
  name: 'email',
  label: 'Email address',
  hint: 'We reply to this address.',
  message: 'Please enter a valid email address',
  maximum: 254,
  autoComplete: 'email',
} satisfies EmailField;

export const phone = {
  kind: 'tel',
  name: 'phone',
  label: 'Phone number',
  hint: 'Add the country code if abroad.',
  message: 'Phone number must be at least 10 digits',
  minimum: 10,
  maximum: 30,
  autoComplete: 'tel',
} satisfies PhoneField;

export const dateOfBirth = {
  kind: 'date',
  name: 'dateOfBirth',
  label: 'Date of birth',
  range: 'birth',
  message: 'Date of birth is required',
  invalid: 'Please enter a valid date of birth (year-month-day)',
  past: "Date of birth can't be in the future",
  autoComplete: 'bday',
} satisfies DateField;

export const nationality = {
  kind: 'text',
  name: 'nationality',
  label: 'Nationality',
  hint: 'Choose one, or type your own.',
  message: 'Nationality is required',
  maximum: 100,
  suggestions: nationalities,
} satisfies TextField;

export const currentEducation = {
  kind: 'radio',
  name: 'currentEducation',
  label: 'Current education level',
  message: 'Current education level is required',
  options: currentEducations,
  wide: true,
} satisfies RadioField;

export const institution = {
  kind: 'text',
  name: 'institution',
  label: 'Institution name',
  hint: 'Where you study, or studied last.',
  message: 'Institution name is required',
  maximum: 200,
  autoComplete: 'organization',
  wide: true,
} satisfies TextField;

export const fieldOfStudy = {
  kind: 'text',
  name: 'fieldOfStudy',
  label: 'Field of study',
  message: 'Field of study is required',
  maximum: 200,
} satisfies TextField;

export const graduationYear = {
  kind: 'text',
  name: 'graduationYear',
  label: 'Expected graduation year',
  message: 'Expected graduation year is required',
  maximum: 50,
  inputMode: 'numeric',
} satisfies TextField;

export const preferredStartDate = {
  kind: 'date',
  name: 'preferredStartDate',
  label: 'Preferred start date',
  range: 'start',
  message: 'Preferred start date is required',
  invalid: 'Please enter a valid preferred start date (year-month-day)',
} satisfies DateField;

export const preferredDestination = {
  kind: 'select',
  name: 'preferredDestination',
  label: 'Preferred destination',
  hint: 'Your first choice.',
  message: 'Preferred destination is required',
  placeholder: 'Choose a country',
} satisfies Omit<SelectField, 'options'>;

export const programDuration = {
  kind: 'radio',
  name: 'programDuration',
  label: 'Program duration preference',
  message: 'Program duration preference is required',
  wide: true,
} satisfies Omit<RadioField, 'options'>;

export const workExperience = {
  kind: 'textarea',
  name: 'workExperience',
  label: 'Work experience',
  hint: 'Jobs, internships, volunteering. Family business counts.',
  optional: true,
  maximum: 3000,
  wide: true,
} satisfies TextAreaField;

export const languageSkills = {
  kind: 'textarea',
  name: 'languageSkills',
  label: 'Language skills',
  hint: 'Each language and how well you use it.',
  message: 'Language skills are required',
  maximum: 1000,
  wide: true,
} satisfies TextAreaField;

export const motivationLetter = {
  kind: 'textarea',
  name: 'motivationLetter',
  label: 'Motivation letter',
  hint: 'Why this programme, and why now? At least 100 characters.',
  message: 'Motivation letter must be at least 100 characters',
  minimum: 100,
  maximum: 5000,
  tall: true,
  wide: true,
} satisfies TextAreaField;

const createCheckbox = (name: string, label: string) =>
  ({ kind: 'checkbox', name, label, optional: true }) satisfies CheckboxField;

export const hasPassport = createCheckbox('hasPassport', 'Valid Passport (min. 2 years)');
export const hasResume = createCheckbox('hasResume', 'Updated Resume with Photo');
export const hasTranscripts = createCheckbox('hasTranscripts', 'Academic Transcripts');
