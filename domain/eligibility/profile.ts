import { type DestinationSlug, destinations } from '#content/destinations/destinations.ts';
import type { Region } from '#content/types/country.ts';

/*
 * The fields of the eligibility finder and their values (requirements, "Can I go?"). The values are part of URLs. In a
 * list with an order the lowest value comes first.
 */

/** The lowest and highest age that the field accepts, in years. */
export const ageRange = { from: 15, to: 60 };

const educationLevels = [
  'grade-12',
  'year-1',
  'year-2',
  'year-3',
  'last-year',
  'graduate-new',
  'graduate-working',
] as const;
export type EducationLevel = (typeof educationLevels)[number];

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

/** The facts about a visitor, and the visitor's wishes. An empty field rules nothing out. */
export type Profile = {
  age?: number;
  studies?: EducationLevel;
  field?: FieldOfStudy;
  english?: EnglishLevel;
  passport?: PassportValidity;
  where?: DestinationPreference;
  length?: StayLength;
};

/** The fields that take one value of a list: all but the age. */
export const selectFieldValues = {
  studies: educationLevels,
  field: fieldsOfStudy,
  english: englishLevels,
  passport: passportValidities,
  where: destinationPreferences,
  length: stayLengths,
} as const satisfies { [Field in keyof Omit<Profile, 'age'>]-?: readonly Profile[Field][] };
export type SelectFieldName = keyof typeof selectFieldValues;
