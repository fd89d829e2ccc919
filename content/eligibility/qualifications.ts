import type { Duration } from '../types/duration.ts';
import { createEligibilitySentences } from './create-eligibility-sentences.ts';
import { degreeHolders } from './study-levels.ts';

/*
 * Degrees, certificates and work experience (requirements 5 and 9). Nobody can change their field soon, so only experience has
 * a `howToMeet`.
 */

/** Months of any work, and years of teaching. */
const yearOfWork = { choices: [12], unit: 'months' } satisfies Duration;
const teachingYears = 2;
const teachingTime = { choices: [teachingYears], unit: 'years' } satisfies Duration;
const hotelFields = ['hospitality', 'tourism'] as const;

/** Trainees in the USA. */
export const bachelor = createEligibilitySentences((t) => ({
  requirementText: t('a bachelor’s degree', 'স্নাতক ডিগ্রি'),
  rule: { kind: 'studies', among: degreeHolders },
  forms: { plain: t('Bachelor’s degree', 'স্নাতক ডিগ্রি') },
}));

/** Trainees in the USA. */
export const yearOfExperience = createEligibilitySentences((t, format) => ({
  requirementText: t(
    `${format.duration(yearOfWork)} of work experience`,
    `${format.duration(yearOfWork)}ের কাজের অভিজ্ঞতা`,
  ),
  rule: { kind: 'experience', least: '1-year' },
  howToMeet: t(
    `Work until you have ${format.duration(yearOfWork)}, and keep a letter from your employer.`,
    `${format.duration(yearOfWork)} না হওয়া পর্যন্ত কাজ করুন, আর নিয়োগদাতার চিঠি নিয়ে রাখুন।`,
  ),
  forms: {
    plain: t(
      `${format.duration(yearOfWork)} of experience`,
      `${format.duration(yearOfWork)}ের অভিজ্ঞতা`,
    ),
  },
}));

/** Teachers in the USA. */
export const teachingExperience = createEligibilitySentences((t, format) => ({
  requirementText: t(
    `${format.duration(teachingTime)} of experience in teaching`,
    `শিক্ষকতায় ${format.duration(teachingTime)}ের অভিজ্ঞতা`,
  ),
  rule: {
    kind: 'all',
    rules: [
      { kind: 'experience', least: '2-years' },
      { kind: 'field', among: ['teaching'] },
    ],
  },
  howToMeet: t(
    `Teach until you have ${format.duration(teachingTime)}, and keep a letter from your school.`,
    `${format.duration(teachingTime)} না হওয়া পর্যন্ত শিক্ষকতা করুন, আর স্কুলের চিঠি নিয়ে রাখুন।`,
  ),
  forms: {
    plain: t(
      `${format.digits(teachingYears)}+ years of experience`,
      `${format.duration(teachingTime)} বা তার বেশি অভিজ্ঞতা`,
    ),
  },
}));

/** Teachers in the USA. */
export const certification = createEligibilitySentences((t) => ({
  requirementText: t('a valid certification', 'শিক্ষকতার বৈধ সনদ'),
  rule: { kind: 'unknown' },
  forms: { plain: t('Valid certification', 'শিক্ষকতার বৈধ সনদ') },
}));

/** United Arab Emirates. Any experience counts. */
export const hospitalityDegreeOrExperience = createEligibilitySentences((t) => ({
  requirementText: t('a hospitality degree or experience', 'হসপিটালিটিতে ডিগ্রি বা কাজের অভিজ্ঞতা'),
  rule: {
    kind: 'all',
    rules: [
      { kind: 'field', among: hotelFields },
      {
        kind: 'either',
        rules: [
          { kind: 'studies', among: degreeHolders },
          { kind: 'experience', least: 'some' },
        ],
      },
    ],
  },
  howToMeet: t(
    'Hotel work counts, with a letter from the employer.',
    'নিয়োগদাতার চিঠি থাকলে হোটেলের কাজ চলবে।',
  ),
  forms: { plain: t('Hospitality degree or experience', 'হসপিটালিটিতে ডিগ্রি বা অভিজ্ঞতা') },
}));

/** Bahrain, for hotel management, finance and business operations. A person decides which other degree is relevant. */
export const relevantDegree = createEligibilitySentences((t) => ({
  requirementText: t('a relevant degree', 'প্রাসঙ্গিক ডিগ্রি'),
  rule: {
    kind: 'all',
    rules: [
      { kind: 'studies', among: degreeHolders },
      { kind: 'field', among: [...hotelFields, 'business'], areOthersOpen: true },
    ],
  },
  advice: t('We check whether your degree is relevant.', 'আপনার ডিগ্রি প্রাসঙ্গিক কি না, আমরা যাচাই করব।'),
  forms: { plain: t('Relevant degree', 'প্রাসঙ্গিক ডিগ্রি') },
}));

/** Medical internships. The background is preferred, so it is told and excludes nobody. */
export const healthBackground = createEligibilitySentences((t) => ({
  requirementText: t(
    'a biology, health or nursing background (preferred)',
    'জীববিজ্ঞান, স্বাস্থ্য বা নার্সিংয়ে পড়াশোনা (থাকলে ভালো)',
  ),
  rule: { kind: 'informational', preferredFields: ['health', 'science'] },
  advice: t(
    'A biology, health or nursing background is preferred. Tell us in your letter why medicine.',
    'জীববিজ্ঞান, স্বাস্থ্য বা নার্সিংয়ে পড়াশোনা থাকলে ভালো। কেন চিকিৎসাবিদ্যায় আগ্রহী, তা চিঠিতে লিখুন।',
  ),
  forms: {
    inSentence: t('biology, health or nursing background', 'জীববিজ্ঞান, স্বাস্থ্য বা নার্সিংয়ে পড়াশোনা'),
    preferred: t(
      'Biology, health or nursing background preferred',
      'জীববিজ্ঞান, স্বাস্থ্য বা নার্সিংয়ে পড়াশোনা থাকলে ভালো',
    ),
  },
}));
