import type { DocumentGuide } from './types/document.ts';

/**
 * How many weeks before the departure to apply, and to hand in the visa application. These numbers and the documents'
 * `startWeeks` are our own estimates for the client to confirm. They are not deadlines of an authority.
 */
export const milestoneWeeks = { sample: true, apply: 26, visa: 12 };

/**
 * How many weeks before the start to apply for a programme in Bangladesh. They cover our reply within 48 hours, the
 * interview, the match, and some days to prepare.
 */
export const milestoneWeeksAtHome = { apply: 4 };

/**
 * How and when to get a document, by id, in the order in which to get them. Browsers store the ids of ticked documents.
 * Forms accept no files, so no document is handed in with a form. `neededFor` says which step needs the document. The
 * sentences are drafts for the client to confirm.
 */
export const documentGuides = {
  passport: {
    how: 'Apply on the e-passport site, then give your fingerprints at the passport office.',
    neededFor: 'Needed for the police clearance and the visa',
    neededForWithoutClearance: 'Needed for the visa',
    stage: 'before acceptance',
    startWeeks: 32,
  },
  transcripts: {
    how: 'Ask the controller of examinations at your college or university for copies in English.',
    neededFor: 'We ask for it when we review your form',
    stage: 'before acceptance',
    startWeeks: 31,
  },
  ielts: {
    how: 'Book the test, then send us the result.',
    neededFor: 'Needed for the match',
    stage: 'before acceptance',
    startWeeks: 30,
  },
  certifications: {
    how: 'Scan both sides of each certificate and training letter.',
    neededFor: 'No other step depends on it',
    stage: 'before acceptance',
    startWeeks: 30,
  },
  'teaching-certification': {
    onlyFor: 'usa-teacher',
    how: 'Scan both sides of your teaching certificate, and ask us whether it counts.',
    neededFor: 'Needed for the match',
    stage: 'before acceptance',
    startWeeks: 30,
  },
  experience: {
    how: 'Ask each employer for a letter with your position and your dates.',
    neededFor: 'We ask for it when we review your form',
    stage: 'before acceptance',
    startWeeks: 30,
  },
  'hospitality-background': {
    how: 'Put together what shows it: courses, certificates, letters from hotels.',
    neededFor: 'Needed for the match',
    stage: 'before acceptance',
    startWeeks: 30,
  },
  resume: {
    how: 'Write one page in English, two if you have worked for some years, and add a plain passport-size photo.',
    neededFor: 'We ask for it when we review your form',
    stage: 'before acceptance',
    startWeeks: 29,
  },
  'motivation-letter': {
    how: 'Say why this place and why this work, in at least 100 characters.',
    neededFor: 'You write it in the form',
    stage: 'before acceptance',
    startWeeks: 28,
  },
  video: {
    how: 'Film yourself by a window and say who you are. You may send it after the form.',
    neededFor: 'Needed for the interview',
    stage: 'before acceptance',
    startWeeks: 27,
  },
  clearances: {
    how: 'Ask for the police certificate online with your passport, and see a doctor whom the embassy accepts.',
    neededFor: 'Needed for the visa',
    stage: 'after acceptance',
    startWeeks: 17,
  },
  'police-clearance': {
    how: 'Ask for the police certificate online, with your passport.',
    neededFor: 'Needed for the visa',
    stage: 'after acceptance',
    startWeeks: 17,
  },
  'medical-clearance': {
    how: 'See a doctor whom the embassy accepts.',
    neededFor: 'Needed for the visa',
    stage: 'after acceptance',
    startWeeks: 16,
  },
  funds: {
    how: 'Ask the bank for a statement and a solvency letter, yours or your sponsor’s.',
    neededFor: 'Needed for the visa',
    stage: 'after acceptance',
    startWeeks: 15,
  },
  'work-permit': {
    appliedForBy: 'employer',
    how: 'Your employer applies for it, and the authorities there decide.',
    neededFor: 'Needed for the visa',
    stage: 'after acceptance',
    startWeeks: 14,
  },
  'employment-visa': {
    appliedForBy: 'employer',
    isVisa: true,
    how: 'Your employer applies for it, and the authorities there decide.',
    neededFor: 'Needed for the flight',
    stage: 'after acceptance',
    startWeeks: milestoneWeeks.visa,
  },
} satisfies Record<string, DocumentGuide>;

export type DocumentGuideId = keyof typeof documentGuides;
