import { type DestinationSlug, destinations } from '../destinations/destinations.ts';
import type { Region } from '../types/destination.ts';
import {
  type EducationLevel,
  type EnglishLevel,
  type Experience,
  educationLevels,
  englishLevels,
  experiences,
  type FieldOfStudy,
  fieldsOfStudy,
  type PassportValidity,
  passportValidities,
} from './visitor-facts.ts';

/*
 * The fields of the eligibility finder and their values (requirements, "Can I go?"). The values are part of URLs.
 */

/** The lowest and highest age that the field accepts, in years. */
export const ageRange = { from: 15, to: 60 };

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
