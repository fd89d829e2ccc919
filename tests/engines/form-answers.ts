import { newEmail, sampleLetter } from '../helpers/application-form.ts';

/** The answers of an applicant that nobody else is, by the names of the form's fields. */
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

/** One who writes to the office. */
export const createContactAnswers = (): Record<string, string | true> => ({
  writingAs: 'student',
  name: 'Tanvir Alam',
  email: newEmail(),
  message: 'Which documents does the embassy ask for, and where do I have them translated?',
});
