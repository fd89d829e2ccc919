import type { Language } from '#content/language.ts';
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
import { createOptions, getTexts } from './texts.ts';

/** @param texts the label of a document that the applicant may tick */
export const createDocumentBox = (name: string, texts: { label: string }) =>
  ({ kind: 'checkbox', name, ...texts, optional: true }) satisfies CheckboxField;

/**
 * Creates the fields that several forms share, with the rules of requirements 5 and the limits of requirements, "The shared
 * application form". A form that needs another hint copies the field: `{ ...phone, hint: '…' }`.
 */
function createFields(language: Language) {
  const { fieldTexts: texts, optionLabels, nationalities } = getTexts(language);
  return {
    firstName: {
      kind: 'text',
      name: 'firstName',
      ...texts.firstName,
      minimum: 2,
      maximum: 100,
      autoComplete: 'given-name',
    } satisfies TextField,

    lastName: {
      kind: 'text',
      name: 'lastName',
      ...texts.lastName,
      minimum: 2,
      maximum: 100,
      autoComplete: 'family-name',
    } satisfies TextField,

    email: {
      kind: 'email',
      name: 'email',
      ...texts.email,
      maximum: 254,
      autoComplete: 'email',
    } satisfies EmailField,

    phone: {
      kind: 'tel',
      name: 'phone',
      ...texts.phone,
      minimum: 10,
      maximum: 30,
      autoComplete: 'tel',
    } satisfies PhoneField,

    dateOfBirth: {
      kind: 'date',
      name: 'dateOfBirth',
      ...texts.dateOfBirth,
      range: 'birth',
      autoComplete: 'bday',
    } satisfies DateField,

    nationality: {
      kind: 'text',
      name: 'nationality',
      ...texts.nationality,
      maximum: 100,
      suggestions: nationalities,
    } satisfies TextField,

    currentEducation: {
      kind: 'radio',
      name: 'currentEducation',
      ...texts.currentEducation,
      options: createOptions(optionLabels.currentEducation),
      wide: true,
    } satisfies RadioField,

    institution: {
      kind: 'text',
      name: 'institution',
      ...texts.institution,
      maximum: 200,
      autoComplete: 'organization',
      wide: true,
    } satisfies TextField,

    fieldOfStudy: {
      kind: 'text',
      name: 'fieldOfStudy',
      ...texts.fieldOfStudy,
      maximum: 200,
    } satisfies TextField,

    graduationYear: {
      kind: 'text',
      name: 'graduationYear',
      ...texts.graduationYear,
      maximum: 50,
      inputMode: 'numeric',
    } satisfies TextField,

    preferredStartDate: {
      kind: 'date',
      name: 'preferredStartDate',
      ...texts.preferredStartDate,
      range: 'start',
    } satisfies DateField,

    preferredDestination: {
      kind: 'select',
      name: 'preferredDestination',
      ...texts.preferredDestination,
    } satisfies Omit<SelectField, 'options'>,

    programDuration: {
      kind: 'radio',
      name: 'programDuration',
      ...texts.programDuration,
      wide: true,
    } satisfies Omit<RadioField, 'options'>,

    workExperience: {
      kind: 'textarea',
      name: 'workExperience',
      ...texts.workExperience,
      optional: true,
      maximum: 3000,
      wide: true,
    } satisfies TextAreaField,

    languageSkills: {
      kind: 'textarea',
      name: 'languageSkills',
      ...texts.languageSkills,
      maximum: 1000,
      wide: true,
    } satisfies TextAreaField,

    motivationLetter: {
      kind: 'textarea',
      name: 'motivationLetter',
      ...texts.motivationLetter,
      minimum: 100,
      maximum: 5000,
      tall: true,
      wide: true,
    } satisfies TextAreaField,

    hasPassport: createDocumentBox('hasPassport', texts.hasPassport),
    hasResume: createDocumentBox('hasResume', texts.hasResume),
    hasTranscripts: createDocumentBox('hasTranscripts', texts.hasTranscripts),
  };
}

/** The shared fields in each language. They are created once. */
const fields = { en: createFields('en'), bn: createFields('bn') };

/** Returns the shared fields in a language, by name. `preferredDestination` and `programDuration` have no options yet. */
export const getSharedFields = (language: Language) => fields[language];
