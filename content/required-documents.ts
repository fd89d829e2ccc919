import type { RequiredDocument } from './types/common.ts';
import type { CountryDocuments } from './types/country.ts';

/** The apply hub's eight documents, word for word (requirements 2, "Apply hub"). */
export const requiredDocuments = [
  { name: 'Updated resume', note: 'with photo', icon: 'file-user' },
  { name: 'Video introduction', icon: 'video' },
  { name: 'Academic transcripts and diploma', icon: 'graduation-cap' },
  { name: 'Passport', note: 'valid at least 2 years', icon: 'book-user' },
  { name: 'Medical and police clearance', icon: 'shield-check' },
  { name: 'Proof of funds', icon: 'wallet' },
  { name: 'Relevant certifications', note: 'if applicable', icon: 'award' },
  { name: 'Motivation letter', icon: 'pen-line' },
] satisfies RequiredDocument[];

const travelDocuments = ['Passport', 'Medical and police clearance', 'Proof of funds'];

/** Those of the eight that a programme in Bangladesh requires. It needs no passport and no visa. */
export const homeDocuments: readonly RequiredDocument[] = requiredDocuments.filter(
  ({ name }) => !travelDocuments.includes(name),
);

/**
 * The same eight in the three groups of a country's page. A country that asks for more adds to them:
 * `{ ...countryDocuments, visa: [...countryDocuments.visa, 'Employment visa'] }`.
 */
export const countryDocuments = {
  required: [
    'Updated resume with photo',
    'Video introduction',
    'Academic transcripts and diploma',
    'Passport valid at least 2 years',
  ],
  programSpecific: ['Motivation letter', 'Relevant certifications, if applicable'],
  visa: ['Medical and police clearance', 'Proof of funds'],
} satisfies CountryDocuments;

/** The nine documents of the livestock traineeship in Denmark (requirements 9), as the programme's page lists them. */
export const livestockDocuments = [
  { name: 'Resume', note: 'with photo' },
  { name: 'Academic documents' },
  { name: 'Motivation letter' },
  { name: 'Passport copy', note: 'valid at least 2 years' },
  { name: 'Police clearance' },
  { name: 'IELTS result', note: 'if available' },
  { name: 'Medical clearance' },
  { name: 'Proof of funds or sponsor' },
  { name: 'Experience letters or photos' },
] satisfies RequiredDocument[];

/** The same nine in the three groups of Denmark's page. */
export const livestockCountryDocuments = {
  required: [
    'Resume with photo',
    'Academic documents',
    'Motivation letter',
    'Passport copy, valid at least 2 years',
  ],
  programSpecific: ['IELTS result, if available', 'Experience letters or photos'],
  visa: ['Police clearance', 'Medical clearance', 'Proof of funds or sponsor'],
} satisfies CountryDocuments;

/** Formats a document's name in a list. A note that is a condition follows after a comma. */
export const formatDocumentName = ({ name, note }: RequiredDocument): string => {
  if (!note) return name;
  return note.startsWith('if ') || name.endsWith('copy') ? `${name}, ${note}` : `${name} ${note}`;
};
