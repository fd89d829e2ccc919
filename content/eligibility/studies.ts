import { eligibility as bengali } from '../bn/eligibility.ts';
import { createEligibilitySentences } from './create-eligibility-sentences.ts';

/*
 * Studies, degrees and work experience (requirements 5 and 9). Most of them take years, so only those that somebody can
 * meet sooner have a `howToMeet`.
 */

const graduates = ['graduate-new', 'graduate-working'] as const;
const hotelFields = ['hospitality', 'tourism'] as const;
const howToMeetUnknown = 'We have not asked for yours. Send it to us and we check it.';

/** The general requirement: university students from the 2nd year, and graduates of the last 12 months. */
export const secondYearOrNewGraduate = createEligibilitySentences(
  {
    requirementText: 'studies from the 2nd year, or a graduation within 12 months',
    rule: { kind: 'studies', among: ['year-2', 'year-3', 'last-year', 'graduate-new'] },
  },
  {
    student: 'University student from the 2nd year',
    orGraduate: 'Or a graduate of the last 12 months',
    oneLine: 'University student from the 2nd year, or a graduate of the last 12 months',
    short: { value: '2nd year or above', note: 'or graduated within 12 months' },
    sentence: {
      value: 'You are in your second year of university or later',
      note: 'or graduated within 12 months',
    },
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

/** Interns in the USA. */
export const enrolledOrNewGraduate = createEligibilitySentences(
  {
    requirementText: 'studies at a university, or a graduation within the last 12 months',
    rule: { kind: 'studies', among: ['year-1', 'year-2', 'year-3', 'last-year', 'graduate-new'] },
  },
  { plain: 'Enrolled at a university, or graduated within the last 12 months' },
  bengali.enrolledOrNewGraduate,
);

/** Student exchange. The sentence of "Can I go?" can't express that a graduate is enrolled again. */
export const enrolled = createEligibilitySentences(
  {
    requirementText: 'a place at a university, as an undergraduate or a graduate',
    rule: { kind: 'studies', among: ['year-1', 'year-2', 'year-3', 'last-year'] },
    howToMeet: 'A graduate who is enrolled again can go too: ask us.',
  },
  { plain: 'Enrolled undergraduate or graduate' },
  bengali.enrolled,
);

/** Student exchange. The specification gives no value. */
export const minimumGrades = createEligibilitySentences(
  { requirementText: 'a minimum GPA', rule: { kind: 'unasked' }, howToMeet: howToMeetUnknown },
  { plain: { value: 'Minimum GPA', note: 'Ask us for the one in your area of study.' } },
  bengali.minimumGrades,
);

/** Hotel immersion. Everybody who is beyond Grade 12 meets it, in any field. */
export const gradeTwelveOrHotelDegree = createEligibilitySentences(
  {
    requirementText: 'Grade 12, or a bachelor’s in hospitality or tourism',
    rule: {
      kind: 'either',
      rules: [
        {
          kind: 'studies',
          among: ['grade-12', 'year-1', 'year-2', 'year-3', 'last-year', ...graduates],
        },
        {
          kind: 'all',
          rules: [
            { kind: 'studies', among: graduates },
            { kind: 'field', among: hotelFields },
          ],
        },
      ],
    },
  },
  {
    gradeTwelve: 'Grade 12',
    orDegree: { value: 'Bachelor’s', note: 'in hospitality or tourism' },
  },
  bengali.gradeTwelveOrHotelDegree,
);

/** The national programme for students. */
export const enrolledInBangladesh = createEligibilitySentences(
  {
    requirementText: 'a place at a college, university or English-medium school in Bangladesh',
    rule: { kind: 'studies', among: ['grade-12', 'year-1', 'year-2', 'year-3', 'last-year'] },
  },
  {
    plain: 'Enrolled in a college, university or English-medium school in Bangladesh',
    inSentence: 'enrolled in a college, university or English-medium school in Bangladesh',
  },
  bengali.enrolledInBangladesh,
);

/** Trainees in the USA. */
export const bachelor = createEligibilitySentences(
  { requirementText: 'a bachelor’s degree', rule: { kind: 'studies', among: graduates } },
  { plain: 'Bachelor’s degree' },
  bengali.bachelor,
);

/** Trainees in the USA. The sentence of "Can I go?" asks whether a graduate works, but not for how long. */
export const yearOfExperience = createEligibilitySentences(
  {
    requirementText: '12 months of experience',
    rule: { kind: 'studies', among: ['graduate-working'] },
  },
  { plain: '12 months of experience' },
  bengali.yearOfExperience,
);

const howToMeetField =
  'The positions are in hotels, kitchens and events. If yours is close to that, tell us and we check it.';

/** Interns in the USA. Their page promises "work in the field you study", and names the positions. */
export const studiesInHospitality = createEligibilitySentences(
  {
    requirementText: 'studies in hospitality or tourism',
    rule: { kind: 'field', among: hotelFields },
    howToMeet: howToMeetField,
  },
  { plain: 'Studies in the field of the internship: hospitality or tourism' },
  bengali.studiesInHospitality,
);

/** Trainees in the USA. Their page says that they continue in "the profession you have begun". */
export const degreeInHospitality = createEligibilitySentences(
  {
    requirementText: 'a degree and experience in hospitality or tourism',
    rule: { kind: 'field', among: hotelFields },
    howToMeet: howToMeetField,
  },
  { plain: 'Both in the field of the traineeship: hospitality or tourism' },
  bengali.degreeInHospitality,
);

/** The livestock traineeship, which has to be in the trainee's field of study. */
export const studiesInAgriculture = createEligibilitySentences(
  {
    requirementText: 'studies in agriculture',
    rule: {
      kind: 'all',
      rules: [
        { kind: 'studies', among: ['year-1', 'year-2', 'year-3', 'last-year', ...graduates] },
        { kind: 'field', among: ['agriculture'] },
      ],
    },
  },
  { plain: 'In agriculture' },
  bengali.studiesInAgriculture,
);

/** Teachers in the USA. */
export const teachingExperience = createEligibilitySentences(
  {
    requirementText: '2 years of experience in teaching',
    rule: {
      kind: 'all',
      rules: [
        { kind: 'studies', among: ['graduate-working'] },
        { kind: 'field', among: ['teaching'] },
      ],
    },
  },
  { plain: '2+ years of experience' },
  bengali.teachingExperience,
);

/** Teachers in the USA. */
export const certification = createEligibilitySentences(
  {
    requirementText: 'a valid certification',
    rule: { kind: 'unasked' },
    howToMeet: howToMeetUnknown,
  },
  { plain: 'Valid certification' },
  bengali.certification,
);

/** United Arab Emirates. Experience during the studies counts, but the sentence of "Can I go?" doesn't ask for it. */
export const hospitalityDegreeOrExperience = createEligibilitySentences(
  {
    requirementText: 'a degree or experience',
    rule: {
      kind: 'all',
      rules: [
        { kind: 'studies', among: graduates },
        { kind: 'field', among: hotelFields },
      ],
    },
    howToMeet: 'In hospitality. Hotel work counts, with a letter from the employer.',
  },
  { plain: 'Hospitality degree or experience' },
  bengali.hospitalityDegreeOrExperience,
);

/** Bahrain, for hotel management, finance and business operations. */
export const relevantDegree = createEligibilitySentences(
  {
    requirementText: 'a relevant degree',
    rule: {
      kind: 'all',
      rules: [
        { kind: 'studies', among: graduates },
        { kind: 'field', among: [...hotelFields, 'business'] },
      ],
    },
  },
  { plain: 'Relevant degree' },
  bengali.relevantDegree,
);

/**
 * Medical internships. The background is preferred but not required. An applicant with another background is not
 * rejected, but isn't shown as eligible either, because a person decides.
 */
export const healthBackground = createEligibilitySentences(
  {
    requirementText: 'a biology, health or nursing background (preferred)',
    rule: { kind: 'field', among: ['health', 'science'] },
    howToMeet:
      'It is preferred, not a must. Tell us in your letter why medicine, and we ask the host.',
  },
  {
    inSentence: 'biology, health or nursing background',
    preferred: 'Biology, health or nursing background preferred',
  },
  bengali.healthBackground,
);
