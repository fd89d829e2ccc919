import type { RequiredDocument } from '#app/components/sections/document-list/document-list.tsx';

/** The apply hub's eight documents, word for word (SPEC section 2, "Apply hub"). */
export const requiredDocuments = [
  { name: 'Updated resume', note: 'with photo' },
  { name: 'Video introduction' },
  { name: 'Academic transcripts and diploma' },
  { name: 'Passport', note: 'valid at least 2 years' },
  { name: 'Medical and police clearance' },
  { name: 'Proof of funds' },
  { name: 'Relevant certifications', note: 'if applicable' },
  { name: 'Motivation letter' },
] satisfies RequiredDocument[];
