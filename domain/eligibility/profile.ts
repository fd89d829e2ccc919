import { type DestinationSlug, destinations } from '#content/destinations/destinations.ts';
import type { Region } from '#content/types/country.ts';

/*
 * The fields of the eligibility finder and their values (requirements, "Can I go?"). The values are part of URLs. In a
 * list with an order the lowest value comes first.
 */

/** The lowest and highest age that the field accepts, in years. */
export const ageRange = { from: 15, to: 60 };

/** `hsc` is HSC or A levels passed, `graduate-new` a graduation within 12 months, `masters` being enrolled in a master's. */
const educationLevels = [
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

/** Work experience. `some` is less than a year; the last two are 12 months or more, and 2 years or more. */
export const experiences = ['none', 'some', '1-year', '2-years'] as const;
export type Experience = (typeof experiences)[number];

const fieldsOfStudy = [
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
const passportValidities = Object.keys(passportValidityMonths) as PassportValidity[];

/** The longest stay that a visitor wants, in months. */
export const stayLengthMonths = {
  '1-month': 1,
  '3-months': 3,
  '6-months': 6,
  '12-months': 12,
  '2-years': 24,
  any: Number.POSITIVE_INFINITY,
} as const;
export type StayLength = keyof typeof stayLengthMonths;
export const stayLengths = Object.keys(stayLengthMonths) as StayLength[];

/** The regions that a visitor can choose, by their names in URLs. */
export const regionsBySlug = {
  europe: 'europe',
  asia: 'asia',
  gulf: 'middle-east',
  americas: 'americas',
  pacific: 'oceania',
} as const satisfies Record<string, Region>;
export type RegionSlug = keyof typeof regionsBySlug;

export type DestinationPreference = 'anywhere' | RegionSlug | DestinationSlug;
export const destinationPreferences: readonly DestinationPreference[] = [
  'anywhere',
  ...(Object.keys(regionsBySlug) as RegionSlug[]),
  ...destinations.map(({ slug }) => slug),
];

/** The facts about a visitor, and the visitor's wishes (`where`, `length`). A rule about an empty field is open. */
export type Profile = {
  age?: number;
  studies?: EducationLevel;
  field?: FieldOfStudy;
  experience?: Experience;
  english?: EnglishLevel;
  passport?: PassportValidity;
  where?: DestinationPreference;
  length?: StayLength;
};

/** The fields that take one value of a list: all but the age. */
export const selectFieldValues = {
  studies: educationLevels,
  field: fieldsOfStudy,
  experience: experiences,
  english: englishLevels,
  passport: passportValidities,
  where: destinationPreferences,
  length: stayLengths,
} as const satisfies { [Field in keyof Omit<Profile, 'age'>]-?: readonly Profile[Field][] };
export type SelectFieldName = keyof typeof selectFieldValues;

/** The facts about a visitor, in the order of the sentence. The other fields of a profile are wishes. */
export const factNames = ['age', 'studies', 'field', 'experience', 'english', 'passport'] as const;
export type FactName = (typeof factNames)[number];
