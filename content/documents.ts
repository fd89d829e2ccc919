import type { RequiredDocument } from './types/common.ts';

/**
 * The documents that pages ask for, by id. Pages that name a document differently have an entry each, with the same guide.
 * Lists of documents have the ids, so the words stand here only.
 */
const documents = {
  'updated-resume': {
    guide: 'resume',
    name: 'Updated resume',
    note: 'with photo',
    icon: 'file-user',
  },
  resume: { guide: 'resume', name: 'Resume', note: 'with photo' },
  cv: { guide: 'resume', name: 'CV' },
  video: { guide: 'video', name: 'Video introduction', icon: 'video' },
  transcripts: {
    guide: 'transcripts',
    name: 'Academic transcripts and diploma',
    icon: 'graduation-cap',
  },
  'academic-documents': { guide: 'transcripts', name: 'Academic documents' },
  degree: { guide: 'transcripts', name: 'Degree' },
  certificates: { guide: 'transcripts', name: 'Certificates' },
  passport: { guide: 'passport', name: 'Passport' },
  'passport-2-years': {
    guide: 'passport',
    name: 'Passport',
    note: 'valid at least 2 years',
    passportMonths: 24,
    icon: 'book-user',
  },
  'passport-copy': {
    guide: 'passport',
    name: 'Passport copy',
    note: 'valid at least 2 years',
    hasComma: true,
    passportMonths: 24,
  },
  clearances: { guide: 'clearances', name: 'Medical and police clearance', icon: 'shield-check' },
  'police-clearance': { guide: 'police-clearance', name: 'Police clearance' },
  'medical-clearance': { guide: 'medical-clearance', name: 'Medical clearance' },
  funds: { guide: 'funds', name: 'Proof of funds', icon: 'wallet' },
  'funds-or-sponsor': { guide: 'funds', name: 'Proof of funds or sponsor' },
  certifications: {
    guide: 'certifications',
    name: 'Relevant certifications',
    note: 'if applicable',
    hasComma: true,
    icon: 'award',
  },
  'teaching-certification': {
    guide: 'teaching-certification',
    name: 'For teachers: valid certification',
  },
  'motivation-letter': { guide: 'motivation-letter', name: 'Motivation letter', icon: 'pen-line' },
  ielts: { guide: 'ielts', name: 'IELTS result', note: 'if available', hasComma: true },
  'experience-letters': { guide: 'experience', name: 'Experience letters or photos' },
  'experience-certificates': { guide: 'experience', name: 'Experience certificates' },
  'work-experience': { guide: 'experience', name: 'Work experience' },
  'hospitality-background': { guide: 'hospitality-background', name: 'Hospitality background' },
  'employment-visa': { guide: 'employment-visa', name: 'Employment visa' },
  'work-permit': { guide: 'work-permit', name: 'Work permit' },
} satisfies Record<string, RequiredDocument>;

export type DocumentId = keyof typeof documents;

/** Returns the document with an id. */
export const getDocument = (id: DocumentId): RequiredDocument => documents[id];

/** Formats a document in a list: 'Resume with photo', 'IELTS result, if available'. */
export const formatDocumentName = ({ name, note, hasComma }: RequiredDocument): string =>
  note ? `${name}${hasComma ? ',' : ''} ${note}` : name;
