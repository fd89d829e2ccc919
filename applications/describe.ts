import { optionLabel } from './programmes.ts';
import { type Application, type ApplicationField, applicationFields } from './schema.ts';

/** What staff read beside each value, in mails and in the command-line tool. */
const labels: Record<ApplicationField, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  dateOfBirth: 'Date of birth',
  nationality: 'Nationality',
  currentEducation: 'Current education',
  institution: 'Institution',
  fieldOfStudy: 'Field of study',
  graduationYear: 'Expected graduation year',
  preferredStartDate: 'Preferred start date',
  preferredDestination: 'Preferred destination',
  programDuration: 'Program duration',
  workExperience: 'Work experience',
  languageSkills: 'Language skills',
  motivationLetter: 'Motivation letter',
  hasPassport: 'Valid passport (min. 2 years)',
  hasResume: 'Resume',
  hasTranscripts: 'Transcripts',
  agreeToTerms: 'Agrees to the terms',
};

function shownValue(
  application: Application & { programme: string },
  field: ApplicationField,
): string {
  switch (field) {
    case 'currentEducation':
    case 'preferredDestination':
    case 'programDuration':
      return optionLabel(application.programme, field, application[field]);
    default: {
      const value = application[field];
      return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value;
    }
  }
}

/**
 * An application as a plain text for people: a line a field; a text of several lines, or a long one, stands
 * below its label.
 */
export function describeApplication(application: Application & { programme: string }): string {
  return applicationFields
    .map((field) => {
      const value = shownValue(application, field) || '-';
      return value.length > 60 || value.includes('\n')
        ? `\n${labels[field]}:\n${value}\n`
        : `${labels[field]}: ${value}`;
    })
    .join('\n');
}
