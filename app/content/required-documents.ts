import type { CountryDocuments } from './vocabulary/country.ts';
import type { RequiredDocument } from './vocabulary/nouns.ts';

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
