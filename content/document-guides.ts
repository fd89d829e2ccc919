import type { DocumentGuide } from './types/document.ts';

/**
 * How to get a document, by id, in the order in which to get them. Browsers store the ids of ticked documents.
 * Forms accept no files, so no document is handed in with a form. The
 * sentences are drafts for the client to confirm.
 */
export const documentGuides = {
  passport: {
    how: 'Apply on the e-passport site, then give your fingerprints.',
    stage: 'before acceptance',
  },
  transcripts: {
    how: 'Ask your college or university for copies in English.',
    stage: 'before acceptance',
  },
  ielts: {
    how: 'Book the test, then send us the result.',
    stage: 'before acceptance',
  },
  certifications: {
    how: 'Scan both sides of each certificate.',
    stage: 'before acceptance',
  },
  'teaching-certification': {
    onlyFor: 'usa-teacher',
    how: 'Scan both sides, and ask us whether it counts.',
    stage: 'before acceptance',
  },
  experience: {
    how: 'Ask each employer for a letter with your dates.',
    stage: 'before acceptance',
  },
  'hospitality-background': {
    how: 'Courses, certificates, letters from hotels.',
    stage: 'before acceptance',
  },
  resume: {
    how: 'One or two pages in English, with a passport-size photo.',
    stage: 'before acceptance',
  },
  'motivation-letter': {
    how: 'Say why you want this programme.',
    stage: 'in the form',
  },
  video: {
    how: 'Say who you are. You may send it after the form.',
    stage: 'before acceptance',
  },
  clearances: {
    how: 'Ask for the police certificate online, and ask us which doctor to see.',
    stage: 'after acceptance',
  },
  'police-clearance': {
    how: 'Ask for the police certificate online, with your passport.',
    stage: 'after acceptance',
  },
  'medical-clearance': {
    how: 'Ask us which doctor to see.',
    stage: 'after acceptance',
  },
  funds: {
    how: 'Ask the bank for a statement and a solvency certificate.',
    stage: 'after acceptance',
  },
  'work-permit': {
    askWhoApplies: true,
    how: 'Ask us who applies for it. The authorities there decide.',
    stage: 'after acceptance',
  },
  'employment-visa': {
    askWhoApplies: true,
    how: 'Ask us who applies for it. The authorities there decide.',
    stage: 'after acceptance',
  },
} satisfies Record<string, DocumentGuide>;

export type DocumentGuideId = keyof typeof documentGuides;
