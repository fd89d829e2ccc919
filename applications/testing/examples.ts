import type { Application, RawApplication } from '../schema.ts';

/** A form that is filled in right for every programme, as the browser sends it. */
export const filledForm: RawApplication = {
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
};

/** The same, checked and tidied. */
export const application: Application = {
  ...filledForm,
  languageSkills: 'Bengali (native)\nEnglish, IELTS 6.5',
  motivationLetter: filledForm.motivationLetter.trim(),
  agreeToTerms: true,
};
