import { createDocumentList, type DocumentId } from './documents.ts';
import type { RequiredDocument } from './types/common.ts';
import type { CountryDocuments } from './types/country.ts';

/** The ids of `requiredDocuments`, for pages in both languages (`createDocumentList`). */
export const requiredDocumentIds: DocumentId[] = [
  'updated-resume',
  'video',
  'transcripts',
  'passport-2-years',
  'clearances',
  'funds',
  'certifications',
  'motivation-letter',
];

/** The apply hub's eight documents, word for word (requirements 2, "Apply hub"). */
export const requiredDocuments: RequiredDocument[] = createDocumentList(requiredDocumentIds, 'en');

const forTravel: DocumentId[] = ['passport-2-years', 'clearances', 'funds'];

/** The ids of those of the eight that a programme in Bangladesh requires. Such a programme needs no passport and no visa. */
export const homeDocumentIds: DocumentId[] = requiredDocumentIds.filter(
  (id) => !forTravel.includes(id),
);

/**
 * The eight required documents in the three groups of a country's page. A country that asks for more adds to them:
 * `{ ...countryDocuments, visa: [...countryDocuments.visa, 'employment-visa'] }`.
 */
export const countryDocuments = {
  required: ['updated-resume', 'video', 'transcripts', 'passport-2-years'],
  programSpecific: ['motivation-letter', 'certifications'],
  visa: ['clearances', 'funds'],
} as const satisfies CountryDocuments;

/** The ids of the nine documents of the livestock traineeship in Denmark (requirements 9), as the programme's page lists them. */
export const livestockDocumentIds: DocumentId[] = [
  'resume',
  'academic-documents',
  'motivation-letter',
  'passport-copy',
  'police-clearance',
  'ielts',
  'medical-clearance',
  'funds-or-sponsor',
  'experience-letters',
];

/** The nine documents of the livestock traineeship in the three groups of Denmark's page. */
export const livestockCountryDocuments = {
  required: ['resume', 'academic-documents', 'motivation-letter', 'passport-copy'],
  programSpecific: ['ielts', 'experience-letters'],
  visa: ['police-clearance', 'medical-clearance', 'funds-or-sponsor'],
} as const satisfies CountryDocuments;
