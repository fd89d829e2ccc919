import { eligibility as bengali } from '../bn/eligibility.ts';
import { createEligibilitySentences } from './create-eligibility-sentences.ts';

/*
 * Studies, degrees and work experience (requirements 5 and 9). Nobody can change their studies or their field soon, so
 * only experience has a `howToMeet`.
 */

const schoolLeavers = ['grade-12', 'hsc', 'diploma'] as const;
const undergraduates = ['year-1', 'year-2', 'year-3', 'last-year'] as const;
const fromSecondYear = ['year-2', 'year-3', 'last-year', 'masters', 'graduate-new'] as const;
/** Whoever is enrolled in a master's has a bachelor's degree. */
const degreeHolders = ['graduate-new', 'graduate', 'masters'] as const;
const hotelFields = ['hospitality', 'tourism'] as const;

/** The general requirement: university students from the 2nd year, and graduates of the last 12 months. */
export const secondYearOrNewGraduate = createEligibilitySentences(
  {
    requirementText: 'studies from the 2nd year, or a graduation within 12 months',
    rule: { kind: 'studies', among: fromSecondYear },
  },
  {
    student: 'University student from the 2nd year',
    orGraduate: 'Or a graduate of the last 12 months',
    oneLine: 'University student from the 2nd year, or a graduate of the last 12 months',
    short: { value: '2nd year or above', note: 'or graduated within 12 months' },
    students: 'University, from the 2nd year',
    graduates: 'Within 12 months of graduation',
    overview: {
      value: '2nd year and up',
      note: 'You study at a university, from the 2nd year, or graduated within the last 12 months.',
    },
    answer: 'University students from the 2nd year, and graduates of the last 12 months',
  },
  bengali.secondYearOrNewGraduate,
);

/** Pathway program. A person decides about applicants who aren't at a university yet. */
export const secondYearOrAskUs = createEligibilitySentences(
  {
    requirementText: 'studies from the 2nd year, or a graduation within 12 months',
    rule: { kind: 'studies', among: fromSecondYear, openFor: schoolLeavers },
    advice: 'With Grade 12, HSC, A levels or a diploma: ask us.',
  },
  {
    sentence: {
      value: 'You are in your second year of university or later',
      note: 'or graduated within 12 months; with Grade 12, HSC, A levels or a diploma, ask us',
    },
  },
  bengali.secondYearOrAskUs,
);

/** Interns in the USA. */
export const enrolledOrNewGraduate = createEligibilitySentences(
  {
    requirementText: 'studies at a university, or a graduation within the last 12 months',
    rule: { kind: 'studies', among: [...undergraduates, 'masters', 'graduate-new'] },
  },
  { plain: 'Enrolled at a university, or graduated within the last 12 months' },
  bengali.enrolledOrNewGraduate,
);

/** Student exchange. The sentence of "Can I go?" can't express that a graduate is enrolled again. */
export const enrolled = createEligibilitySentences(
  {
    requirementText: 'a place at a university, as an undergraduate or a graduate',
    rule: {
      kind: 'studies',
      among: [...undergraduates, 'masters'],
      openFor: ['graduate-new', 'graduate'],
    },
    advice: 'A graduate can go if enrolled again: ask us.',
  },
  { plain: 'Enrolled undergraduate or graduate' },
  bengali.enrolled,
);

/** Student exchange. The specification gives no value. */
export const minimumGrades = createEligibilitySentences(
  { requirementText: 'a minimum GPA', rule: { kind: 'unknown' } },
  { plain: { value: 'Minimum GPA', note: 'Ask us which one.' } },
  bengali.minimumGrades,
);

/** Study abroad: every level of the sentence. */
export const gradeTwelveOrLater = createEligibilitySentences(
  {
    requirementText: 'Grade 12 or later',
    rule: { kind: 'studies', among: [...schoolLeavers, ...undergraduates, ...degreeHolders] },
  },
  { short: { value: 'Grade 12', note: 'or later' } },
  bengali.gradeTwelveOrLater,
);

/** Hotel immersion. Everybody who is beyond Grade 12 meets it, in any field. */
export const gradeTwelveOrHotelDegree = createEligibilitySentences(
  {
    requirementText: 'Grade 12, or a bachelor’s in hospitality or tourism',
    rule: { kind: 'studies', among: [...schoolLeavers, ...undergraduates, ...degreeHolders] },
  },
  {
    gradeTwelve: 'Grade 12',
    orDegree: { value: 'Bachelor’s', note: 'in hospitality or tourism' },
  },
  bengali.gradeTwelveOrHotelDegree,
);

/** The national programme for students. Whoever has a diploma may be enrolled for it, or have passed it. */
export const enrolledInBangladesh = createEligibilitySentences(
  {
    requirementText: 'a place at a college, university or English-medium school in Bangladesh',
    rule: {
      kind: 'studies',
      among: ['grade-12', ...undergraduates, 'masters'],
      openFor: ['diploma'],
    },
    advice: 'You can join if you are enrolled at a college or university: ask us.',
  },
  {
    plain: 'Enrolled in a college, university or English-medium school in Bangladesh',
    inSentence: 'enrolled in a college, university or English-medium school in Bangladesh',
  },
  bengali.enrolledInBangladesh,
);

/** Trainees in the USA. */
export const bachelor = createEligibilitySentences(
  { requirementText: 'a bachelor’s degree', rule: { kind: 'studies', among: degreeHolders } },
  { plain: 'Bachelor’s degree' },
  bengali.bachelor,
);

/** Trainees in the USA. */
export const yearOfExperience = createEligibilitySentences(
  {
    requirementText: '12 months of work experience',
    rule: { kind: 'experience', least: '1-year' },
    howToMeet: 'Work until you have 12 months, and keep a letter from your employer.',
  },
  { plain: '12 months of experience' },
  bengali.yearOfExperience,
);

/** Teachers in the USA. */
export const teachingExperience = createEligibilitySentences(
  {
    requirementText: '2 years of experience in teaching',
    rule: {
      kind: 'all',
      rules: [
        { kind: 'experience', least: '2-years' },
        { kind: 'field', among: ['teaching'] },
      ],
    },
    howToMeet: 'Teach until you have 2 years, and keep a letter from your school.',
  },
  { plain: '2+ years of experience' },
  bengali.teachingExperience,
);

/** Teachers in the USA. */
export const certification = createEligibilitySentences(
  { requirementText: 'a valid certification', rule: { kind: 'unknown' } },
  { plain: 'Valid certification' },
  bengali.certification,
);

/** United Arab Emirates. Any experience counts. */
export const hospitalityDegreeOrExperience = createEligibilitySentences(
  {
    requirementText: 'a hospitality degree or experience',
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
    howToMeet: 'Hotel work counts, with a letter from the employer.',
  },
  { plain: 'Hospitality degree or experience' },
  bengali.hospitalityDegreeOrExperience,
);

/** Bahrain, for hotel management, finance and business operations. A person decides which other degree is relevant. */
export const relevantDegree = createEligibilitySentences(
  {
    requirementText: 'a relevant degree',
    rule: {
      kind: 'all',
      rules: [
        { kind: 'studies', among: degreeHolders },
        { kind: 'field', among: [...hotelFields, 'business'], areOthersOpen: true },
      ],
    },
    advice: 'We check whether your degree is relevant.',
  },
  { plain: 'Relevant degree' },
  bengali.relevantDegree,
);

/** Medical internships. The background is preferred, so it is told and excludes nobody. */
export const healthBackground = createEligibilitySentences(
  {
    requirementText: 'a biology, health or nursing background (preferred)',
    rule: { kind: 'informational', preferredFields: ['health', 'science'] },
    advice:
      'A biology, health or nursing background is preferred. Tell us in your letter why medicine.',
  },
  {
    inSentence: 'biology, health or nursing background',
    preferred: 'Biology, health or nursing background preferred',
  },
  bengali.healthBackground,
);
