import { newEmail, sampleLetter } from '../helpers/application-form.ts';

/** The answers of an applicant with a unique e-mail address, by field name. */
export const createApplicantAnswers = (): Record<string, string | true> => ({
  firstName: 'Nusrat',
  lastName: 'Rahman',
  email: newEmail(),
  phone: '+880 1700-000000',
  dateOfBirth: '2003-03-14',
  nationality: 'Bangladeshi',
  currentEducation: 'undergraduate',
  institution: 'University of Dhaka',
  fieldOfStudy: 'Tourism',
  graduationYear: '2027',
  preferredStartDate: '2027-02-01',
  preferredDestination: 'portugal',
  programDuration: '6-months',
  languageSkills: 'Bangla, English',
  motivationLetter: sampleLetter,
  agreeToTerms: true,
});

/** The answers to the contact form, with a unique e-mail address, by field name. */
export const createContactAnswers = (): Record<string, string | true> => ({
  writingAs: 'student',
  name: 'Tanvir Alam',
  email: newEmail(),
  message: 'Which documents does the embassy ask for, and where do I have them translated?',
});
