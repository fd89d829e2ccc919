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
 * The documents of all pages, in the order in which to get them. Forms accept no files, so no document is handed in with
 * a form. `neededFor` says which step needs the document. The sentences are drafts for the client to confirm.
 */
export const documentGuides = [
  {
    id: 'passport',
    names: ['Passport valid at least 2 years', 'Passport copy, valid at least 2 years', 'Passport'],
    how: 'Apply on the e-passport site, then give your fingerprints at the passport office.',
    neededFor: 'Needed for the police clearance and the visa',
    stage: 'before acceptance',
    startWeeks: 32,
  },
  {
    id: 'transcripts',
    names: ['Academic transcripts and diploma', 'Academic documents', 'Degree', 'Certificates'],
    how: 'Ask the controller of examinations at your college or university for copies in English.',
    neededFor: 'We ask for it when we review your form',
    stage: 'before acceptance',
    startWeeks: 31,
  },
  {
    id: 'ielts',
    names: ['IELTS result, if available'],
    how: 'Book the test, then send us the result.',
    neededFor: 'Needed for the match',
    stage: 'before acceptance',
    startWeeks: 30,
  },
  {
    id: 'certifications',
    names: ['Relevant certifications, if applicable'],
    how: 'Scan both sides of each certificate and training letter.',
    neededFor: 'No other step depends on it',
    stage: 'before acceptance',
    startWeeks: 30,
  },
  {
    id: 'teaching-certification',
    names: ['For teachers: valid certification'],
    onlyFor: 'usa-teacher',
    how: 'Scan both sides of your teaching certificate, and ask us whether it counts.',
    neededFor: 'Needed for the match',
    stage: 'before acceptance',
    startWeeks: 30,
  },
  {
    id: 'experience',
    names: ['Experience letters or photos', 'Experience certificates', 'Work experience'],
    how: 'Ask each employer for a letter with your position and your dates.',
    neededFor: 'We ask for it when we review your form',
    stage: 'before acceptance',
    startWeeks: 30,
  },
  {
    id: 'hospitality-background',
    names: ['Hospitality background'],
    how: 'Put together what shows it: courses, certificates, letters from hotels.',
    neededFor: 'Needed for the match',
    stage: 'before acceptance',
    startWeeks: 30,
  },
  {
    id: 'resume',
    names: ['Updated resume with photo', 'Resume with photo', 'CV'],
    how: 'Write two pages in English and add a plain passport-size photo.',
    neededFor: 'We ask for it when we review your form',
    stage: 'before acceptance',
    startWeeks: 29,
  },
  {
    id: 'motivation-letter',
    names: ['Motivation letter'],
    how: 'Say why this place and why this work, in at least 100 characters.',
    neededFor: 'You write it in the form',
    stage: 'before acceptance',
    startWeeks: 28,
  },
  {
    id: 'video',
    names: ['Video introduction'],
    how: 'Film yourself by a window and say who you are. You may send it after the form.',
    neededFor: 'Needed for the interview',
    stage: 'before acceptance',
    startWeeks: 27,
  },
  {
    id: 'clearances',
    names: ['Medical and police clearance'],
    how: 'Ask for the police certificate online with your passport, and see a doctor whom the embassy accepts.',
    neededFor: 'Needed for the visa',
    stage: 'after acceptance',
    startWeeks: 17,
  },
  {
    id: 'police-clearance',
    names: ['Police clearance'],
    how: 'Ask for the police certificate online, with your passport.',
    neededFor: 'Needed for the visa',
    stage: 'after acceptance',
    startWeeks: 17,
  },
  {
    id: 'medical-clearance',
    names: ['Medical clearance'],
    how: 'See a doctor whom the embassy accepts.',
    neededFor: 'Needed for the visa',
    stage: 'after acceptance',
    startWeeks: 16,
  },
  {
    id: 'funds',
    names: ['Proof of funds', 'Proof of funds or sponsor'],
    how: 'Ask the bank for a statement and a solvency letter, yours or your sponsor’s.',
    neededFor: 'Needed for the visa',
    stage: 'after acceptance',
    startWeeks: 15,
  },
  {
    id: 'work-permit',
    names: ['Employment visa', 'Work permit'],
    how: 'Your employer applies for it, and the authorities there decide.',
    neededFor: 'Needed for the flight',
    stage: 'after acceptance',
    startWeeks: 14,
  },
] satisfies DocumentGuide[];
