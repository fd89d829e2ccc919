import { type DestinationSlug, destinations } from '#content/destinations/destinations.ts';
import type { Region } from '#content/types/country.ts';

/*
 * What a visitor says of themself in the sentence of "Can I go?": the blanks, and what each may hold (requirements,
 * "Can I go?"). The values stand in addresses; those of a list are in their order, the least first.
 */

/** The ages that the blank takes. */
export const ageRange = { from: 15, to: 60 };

export const educationLevels = [
  'grade-12',
  'year-1',
  'year-2',
  'year-3',
  'last-year',
  'graduate-new',
  'graduate-working',
] as const;
export type EducationLevel = (typeof educationLevels)[number];

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

/** For how many months a passport is valid yet. */
export const passportValidityMonths = {
  none: 0,
  '6-months': 6,
  '1-year': 12,
  '2-years': 24,
  '5-years': 60,
} as const;
export type PassportValidity = keyof typeof passportValidityMonths;
export const passportValidities = Object.keys(passportValidityMonths) as PassportValidity[];

/** How many months a stay may take at most. */
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

/** The parts of the world that one can wish for, by what they are called in addresses. */
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

/** What a visitor has, and what they want. A blank that is left empty rules nothing out. */
export type Profile = {
  age?: number;
  studies?: EducationLevel;
  field?: FieldOfStudy;
  english?: EnglishLevel;
  passport?: PassportValidity;
  where?: DestinationPreference;
  length?: StayLength;
};

/** The blanks that hold one value of a list. */
export const selectFieldValues = {
  studies: educationLevels,
  field: fieldsOfStudy,
  english: englishLevels,
  passport: passportValidities,
  where: destinationPreferences,
  length: stayLengths,
} as const satisfies { [Blank in keyof Omit<Profile, 'age'>]-?: readonly Profile[Blank][] };
export type SelectFieldName = keyof typeof selectFieldValues;
