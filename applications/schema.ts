import * as z from 'zod/mini';
import type { ApplicationProgramme } from './programmes.ts';
import { countCharacters, tidyLine, tidyPhone, tidyText } from './text.ts';

/** The fields of the shared application form, in the order of SPEC section 3. */
export const applicationFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'dateOfBirth',
  'nationality',
  'currentEducation',
  'institution',
  'fieldOfStudy',
  'graduationYear',
  'preferredStartDate',
  'preferredDestination',
  'programDuration',
  'workExperience',
  'languageSkills',
  'motivationLetter',
  'hasPassport',
  'hasResume',
  'hasTranscripts',
  'agreeToTerms',
] as const;

const checkboxFields = [
  'hasPassport',
  'hasResume',
  'hasTranscripts',
  'agreeToTerms',
] as const satisfies ApplicationField[];

export type ApplicationField = (typeof applicationFields)[number];
export type CheckboxField = (typeof checkboxFields)[number];
export type TextField = Exclude<ApplicationField, CheckboxField>;

/** What was filled in, before it is checked: a missing text is '', a box that isn't ticked is false. */
export type RawApplication = Record<TextField, string> & Record<CheckboxField, boolean>;

/** What was filled in, checked and tidied. Dates are `yyyy-mm-dd`, lines in texts end with `\n`. */
export type Application = z.output<ReturnType<typeof applicationSchema>>;

/** One message a field. */
export type ApplicationErrors = Partial<Record<ApplicationField, string>>;

/** The most characters that a field takes (DECISIONS, "The shared application form"). */
export const characterLimits = {
  firstName: 100,
  lastName: 100,
  email: 254,
  phone: 30,
  nationality: 100,
  institution: 200,
  fieldOfStudy: 200,
  graduationYear: 50,
  workExperience: 3000,
  languageSkills: 1000,
  motivationLetter: 5000,
} as const satisfies Partial<Record<TextField, number>>;

/** The fewest characters of a motivation letter (SPEC section 9). */
export const motivationLetterMinimum = 100;

type LimitedField = keyof typeof characterLimits;

const atLeast = (minimum: number, error: string) =>
  z.refine<string>((text) => countCharacters(text) >= minimum, { error, abort: true });

const withinLimit = (field: LimitedField, name: string) =>
  z.refine<string>((text) => countCharacters(text) <= characterLimits[field], {
    error: `${name} must be at most ${characterLimits[field].toLocaleString('en-US')} characters`,
    abort: true,
  });

/** A text that must be there; `name` is how the message of its limit calls it. */
function required(field: LimitedField, name: string, error: string, tidy = tidyLine, minimum = 1) {
  return z
    .string(error)
    .check(z.overwrite(tidy), atLeast(minimum, error), withinLimit(field, name));
}

function date(missing: string, invalid: string) {
  return z.string(missing).check(
    z.overwrite(tidyLine),
    atLeast(1, missing),
    z.iso.date({ error: invalid, abort: true }),
    // A slip of the keyboard such as 0204 or 20204 for the year.
    z.refine((day) => day >= '1900' && day < '2101', { error: invalid, abort: true }),
  );
}

/** In UTC, so that browser and server agree. */
const today = () => new Date().toISOString().slice(0, 10);

function choice(
  { options }: Pick<ApplicationProgramme, 'options'>,
  field: keyof typeof options,
  error: string,
) {
  return z.enum(
    options[field].map((option) => option.value),
    error,
  );
}

/**
 * The rules of the shared application form with the messages of SPEC section 5, and of DECISIONS
 * ("The shared application form") for what the specification leaves open.
 *
 * @param programme whose options are accepted
 */
export function applicationSchema(programme: Pick<ApplicationProgramme, 'options'>) {
  return z.object({
    firstName: required(
      'firstName',
      'First name',
      'First name must be at least 2 characters',
      tidyLine,
      2,
    ),
    lastName: required(
      'lastName',
      'Last name',
      'Last name must be at least 2 characters',
      tidyLine,
      2,
    ),
    email: z
      .string('Please enter a valid email address')
      .check(
        z.overwrite(tidyLine),
        withinLimit('email', 'Email address'),
        z.email('Please enter a valid email address'),
      ),
    phone: required(
      'phone',
      'Phone number',
      'Phone number must be at least 10 digits',
      tidyPhone,
      10,
    ).check(z.regex(/^[\d +\-().]*$/, 'Phone number must be at least 10 digits')),
    dateOfBirth: date(
      'Date of birth is required',
      'Please enter a valid date of birth (year-month-day)',
    ).check(z.refine((day) => day <= today(), "Date of birth can't be in the future")),
    nationality: required('nationality', 'Nationality', 'Nationality is required'),
    currentEducation: choice(programme, 'currentEducation', 'Current education level is required'),
    institution: required('institution', 'Institution name', 'Institution name is required'),
    fieldOfStudy: required('fieldOfStudy', 'Field of study', 'Field of study is required'),
    graduationYear: required(
      'graduationYear',
      'Expected graduation year',
      'Expected graduation year is required',
    ),
    preferredStartDate: date(
      'Preferred start date is required',
      'Please enter a valid preferred start date (year-month-day)',
    ),
    preferredDestination: choice(
      programme,
      'preferredDestination',
      'Preferred destination is required',
    ),
    programDuration: choice(
      programme,
      'programDuration',
      'Program duration preference is required',
    ),
    workExperience: z
      .string()
      .check(z.overwrite(tidyText), withinLimit('workExperience', 'Work experience')),
    languageSkills: required(
      'languageSkills',
      'Language skills',
      'Language skills are required',
      tidyText,
    ),
    motivationLetter: required(
      'motivationLetter',
      'Motivation letter',
      `Motivation letter must be at least ${motivationLetterMinimum} characters`,
      tidyText,
      motivationLetterMinimum,
    ),
    hasPassport: z.boolean(),
    hasResume: z.boolean(),
    hasTranscripts: z.boolean(),
    agreeToTerms: z.literal(true, 'You must agree to the terms and conditions'),
  } satisfies Record<ApplicationField, z.ZodMiniType>);
}

/** A box that isn't ticked is not sent at all; these come from clients other than browsers. */
const notTicked = ['', 'false', 'off', 'no', '0'];

function isCheckbox(field: string): field is CheckboxField {
  return checkboxFields.some((checkbox) => checkbox === field);
}

/**
 * Reads what a form holds, in the browser and on the server alike. A missing text is '', unknown fields
 * and files are left out.
 */
export function readApplicationForm(form: FormData): RawApplication {
  const values = applicationFields.map((field) => {
    const value = form.get(field);
    const text = typeof value === 'string' ? value : '';
    return [field, isCheckbox(field) ? !notTicked.includes(text.toLowerCase()) : text];
  });
  return Object.fromEntries(values);
}

/**
 * Checks what was filled in.
 *
 * @returns the application, or the first message of each field that needs another look, in the form's order
 */
export function validateApplication(
  programme: Pick<ApplicationProgramme, 'options'>,
  raw: RawApplication,
):
  | { application: Application; errors?: undefined }
  | { application?: undefined; errors: ApplicationErrors } {
  const result = applicationSchema(programme).safeParse(raw);
  if (result.success) return { application: result.data };
  const errors: ApplicationErrors = {};
  for (const field of applicationFields) {
    const issue = result.error.issues.find(({ path }) => path[0] === field);
    if (issue) errors[field] = issue.message;
  }
  return { errors };
}
