import type { ApplicationField } from '#submissions/schema.ts';

/** The five sections of the form (SPEC section 4) and their fields; the terms follow the checklist. */
export const sections = [
  {
    id: 'personal',
    fields: ['firstName', 'lastName', 'email', 'phone', 'dateOfBirth', 'nationality'],
  },
  {
    id: 'education',
    fields: ['currentEducation', 'institution', 'fieldOfStudy', 'graduationYear'],
  },
  {
    id: 'preferences',
    fields: ['preferredStartDate', 'preferredDestination', 'programDuration'],
  },
  { id: 'experience', fields: ['workExperience', 'languageSkills', 'motivationLetter'] },
  { id: 'documents', fields: ['hasPassport', 'hasResume', 'hasTranscripts', 'agreeToTerms'] },
] as const satisfies { id: string; fields: readonly ApplicationField[] }[];

export type SectionId = (typeof sections)[number]['id'];

/** The answers that one may leave out (SPEC section 5). */
export const optionalFields: readonly ApplicationField[] = [
  'workExperience',
  'hasPassport',
  'hasResume',
  'hasTranscripts',
];

export function sectionOf(field: ApplicationField): SectionId | undefined {
  return sections.find(({ fields }) => fields.some((candidate) => candidate === field))?.id;
}
