import type { Submission } from '../database/rows.server.ts';
import type { Answers } from '../form.ts';

/** A valid shared application form, for every programme. */
export const filledForm = {
  firstName: 'Nusrat',
  lastName: 'Rahman',
  email: 'nusrat@example.org',
  phone: '+880 1700-000000',
  dateOfBirth: '2004-05-31',
  nationality: 'Bangladeshi',
  currentEducation: 'undergraduate',
  institution: 'University of Dhaka',
  fieldOfStudy: 'Tourism, hospitality',
  graduationYear: '2027',
  preferredStartDate: '2027-01-15',
  preferredDestination: 'portugal',
  programDuration: '6-months',
  workExperience: '',
  languageSkills: 'Bengali (native)\r\nEnglish, IELTS 6.5',
  motivationLetter: `আমি শিখতে চাই। "Why me?" ${'I want to work with people from everywhere. '.repeat(3)}`,
  hasPassport: true,
  hasResume: false,
  hasTranscripts: true,
  agreeToTerms: true,
} satisfies Answers;

/** The same answers after validation. */
export const application = {
  ...filledForm,
  languageSkills: 'Bengali (native)\nEnglish, IELTS 6.5',
  motivationLetter: filledForm.motivationLetter.trim(),
} satisfies Answers;

/** A valid contact form. */
export const message = {
  writingAs: 'employer',
  name: 'Tanvir Alam',
  email: 'tanvir@example.org',
  phone: '',
  programmeOfInterest: 'national-employers',
  message: 'We run two hotels in Sylhet.\nMay we meet your students?',
} satisfies Answers;

/** Encodes answers as a browser sends them. A checkbox that isn't ticked is left out. */
export function toFormData(answers: Answers): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(answers)) {
    if (value !== false) body.set(name, value === true ? 'on' : value);
  }
  return body;
}

/** Returns an application as the service passes it to the store. */
export function createExampleSubmission(
  submissionId: string,
  answers: Partial<Record<keyof typeof application, string | boolean>> = {},
  programme = 'student-exchange',
): Submission {
  return {
    submissionId,
    form: 'application',
    programme,
    termsVersion: '2026-11-21',
    answers: { ...application, ...answers },
  };
}
