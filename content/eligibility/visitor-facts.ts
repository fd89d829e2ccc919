/*
 * The facts about a visitor that rules are about, and their values. The values are part of URLs. In a list with an order
 * the lowest value comes first.
 */

/** `hsc` is HSC or A levels passed, `graduate-new` a graduation within `newGraduateMonths`, `masters` being enrolled in a master's. */
export const educationLevels = [
  'grade-12',
  'hsc',
  'diploma',
  'year-1',
  'year-2',
  'year-3',
  'last-year',
  'graduate-new',
  'graduate',
  'masters',
] as const;
export type EducationLevel = (typeof educationLevels)[number];

/** For how many months `graduate-new` holds. */
export const newGraduateMonths = 12;

/** Work experience. `some` is less than a year; the last two are 12 months or more, and 2 years or more. */
export const experiences = ['none', 'some', '1-year', '2-years'] as const;
export type Experience = (typeof experiences)[number];

export const fieldsOfStudy = [
  'hospitality',
  'tourism',
  'business',
  'agriculture',
  'health',
  'engineering',
  'arts',
  'teaching',
  'science',
  'computing',
  'law',
  'other',
] as const;
export type FieldOfStudy = (typeof fieldsOfStudy)[number];

export const englishLevels = [
  'beginner',
  'basic',
  'intermediate',
  'upper-intermediate',
  'fluent',
] as const;
export type EnglishLevel = (typeof englishLevels)[number];

/** For how many months a passport is still valid. */
export const passportValidityMonths = {
  none: 0,
  '6-months': 6,
  '1-year': 12,
  '2-years': 24,
  '5-years': 60,
} as const;
export type PassportValidity = keyof typeof passportValidityMonths;
export const passportValidities = Object.keys(passportValidityMonths) as PassportValidity[];

/** For how many years a passport has to be valid in Denmark, and by the list of documents. */
export const longPassportYears = 2;
