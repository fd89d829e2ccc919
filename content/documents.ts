import { longPassportYears } from './eligibility/visitor-facts.ts';
import { inBothLanguages } from './in-both-languages.ts';
import type { Language } from './language.ts';
import type { RequiredDocument } from './types/common.ts';

/**
 * The documents that pages ask for, by id. Pages that name a document differently have an entry each, with the same guide.
 * Lists of documents have the ids, so the words stand here only. A Bengali name contains the note.
 */
const documents = inBothLanguages((t, format) => {
  const validity = format.duration({ choices: [longPassportYears], unit: 'years' });
  return {
    'updated-resume': {
      guide: 'resume',
      name: t('Updated resume', 'ছবিসহ হালনাগাদ সিভি (CV)'),
      note: t('with photo', ''),
      icon: 'file-user',
    },
    resume: { guide: 'resume', name: t('Resume', 'ছবিসহ সিভি (CV)'), note: t('with photo', '') },
    cv: { guide: 'resume', name: t('CV', 'সিভি (CV)') },
    video: { guide: 'video', name: t('Video introduction', 'ভিডিও পরিচিতি'), icon: 'video' },
    transcripts: {
      guide: 'transcripts',
      name: t('Academic transcripts and diploma', 'একাডেমিক ট্রান্সক্রিপ্ট (Academic Transcript) ও সনদ'),
      icon: 'graduation-cap',
    },
    'academic-documents': {
      guide: 'transcripts',
      name: t('Academic documents', 'শিক্ষাগত কাগজপত্র'),
    },
    degree: { guide: 'transcripts', name: t('Degree', 'ডিগ্রির সনদ') },
    certificates: { guide: 'transcripts', name: t('Certificates', 'সনদ') },
    passport: { guide: 'passport', name: t('Passport', 'পাসপোর্ট') },
    'passport-2-years': {
      guide: 'passport',
      name: t('Passport', `পাসপোর্ট (মেয়াদ অন্তত ${validity})`),
      note: t(`valid at least ${validity}`, ''),
      passportMonths: longPassportYears * 12,
      icon: 'book-user',
    },
    'passport-copy': {
      guide: 'passport',
      name: t('Passport copy', `পাসপোর্টের কপি (মেয়াদ অন্তত ${validity})`),
      note: t(`valid at least ${validity}`, ''),
      hasComma: true,
      passportMonths: longPassportYears * 12,
    },
    clearances: {
      guide: 'clearances',
      name: t('Medical and police clearance', 'মেডিকেল ও পুলিশ ক্লিয়ারেন্স'),
      icon: 'shield-check',
    },
    'police-clearance': {
      guide: 'police-clearance',
      name: t('Police clearance', 'পুলিশ ক্লিয়ারেন্স সার্টিফিকেট (Police Clearance Certificate)'),
    },
    'medical-clearance': {
      guide: 'medical-clearance',
      name: t('Medical clearance', 'মেডিকেল ক্লিয়ারেন্স (Medical Clearance)'),
    },
    funds: {
      guide: 'funds',
      name: t('Proof of funds', 'আর্থিক সামর্থ্যের প্রমাণ (Proof of Funds)'),
      icon: 'wallet',
    },
    'funds-or-sponsor': {
      guide: 'funds',
      name: t('Proof of funds or sponsor', 'আর্থিক সামর্থ্যের প্রমাণ (Proof of Funds) বা স্পনসর'),
    },
    certifications: {
      guide: 'certifications',
      name: t('Relevant certifications', 'প্রাসঙ্গিক সনদ, থাকলে'),
      note: t('if applicable', ''),
      hasComma: true,
      icon: 'award',
    },
    'teaching-certification': {
      guide: 'teaching-certification',
      name: t('For teachers: valid certification', 'শিক্ষকদের জন্য: শিক্ষকতার বৈধ সনদ'),
    },
    'motivation-letter': {
      guide: 'motivation-letter',
      name: t('Motivation letter', 'মোটিভেশন লেটার (Motivation Letter)'),
      icon: 'pen-line',
    },
    ielts: {
      guide: 'ielts',
      name: t('IELTS result', 'IELTS-এর ফলাফল, থাকলে'),
      note: t('if available', ''),
      hasComma: true,
    },
    'experience-letters': {
      guide: 'experience',
      name: t('Experience letters or photos', 'অভিজ্ঞতার সনদ (Experience Letter) বা ছবি'),
    },
    'experience-certificates': {
      guide: 'experience',
      name: t('Experience certificates', 'অভিজ্ঞতার সনদ'),
    },
    'work-experience': { guide: 'experience', name: t('Work experience', 'কাজের অভিজ্ঞতা') },
    'hospitality-background': {
      guide: 'hospitality-background',
      name: t('Hospitality background', 'হসপিটালিটিতে পড়াশোনা বা কাজ'),
    },
    'employment-visa': {
      guide: 'employment-visa',
      name: t('Employment visa', 'এমপ্লয়মেন্ট ভিসা (Employment Visa)'),
    },
    'work-permit': { guide: 'work-permit', name: t('Work permit', 'ওয়ার্ক পারমিট (Work Permit)') },
  } satisfies Record<string, RequiredDocument>;
});

export type DocumentId = keyof (typeof documents)['en'];

/** Returns the document with an id. */
export function getDocument(id: DocumentId, language: Language): RequiredDocument {
  const { note, hasComma, ...document }: RequiredDocument = documents[language][id];
  return note ? { ...document, note, ...(hasComma && { hasComma }) } : document;
}

/** Creates a list of documents in one language. */
export const createDocumentList = (
  ids: readonly DocumentId[],
  language: Language,
): RequiredDocument[] => ids.map((id) => getDocument(id, language));

/** Formats a document in a list: 'Resume with photo', 'IELTS result, if available'. */
export const formatDocumentName = ({ name, note, hasComma }: RequiredDocument): string =>
  note ? `${name}${hasComma ? ',' : ''} ${note}` : name;
