import { type DestinationSlug, destinations } from '#content/destinations/destinations.ts';
import type { Region } from '#content/types/country.ts';

/*
 * What a visitor says of themself in the sentence of "Can I go?": the blanks, and what each may hold (requirements,
 * "Can I go?"). The values stand in addresses; those of a list are in their order, the least first.
 */

/** The ages that the blank takes. */
export const ages = { from: 15, to: 60 };

export const studies = [
  'grade-12',
  'year-1',
  'year-2',
  'year-3',
  'last-year',
  'graduate-new',
  'graduate-working',
] as const;
export type Studies = (typeof studies)[number];

export const fields = [
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
export type Field = (typeof fields)[number];

export const englishLevels = [
  'beginner',
  'basic',
  'intermediate',
  'upper-intermediate',
  'fluent',
] as const;
export type English = (typeof englishLevels)[number];

/** For how many months a passport is valid yet. */
export const passportMonths = {
  none: 0,
  '6-months': 6,
  '1-year': 12,
  '2-years': 24,
  '5-years': 60,
} as const;
export type Passport = keyof typeof passportMonths;
export const passports = Object.keys(passportMonths) as Passport[];

/** How many months a stay may take at most. */
export const lengthMonths = {
  '1-month': 1,
  '3-months': 3,
  '6-months': 6,
  '12-months': 12,
  '2-years': 24,
  any: Number.POSITIVE_INFINITY,
} as const;
export type Length = keyof typeof lengthMonths;
export const lengths = Object.keys(lengthMonths) as Length[];

/** The parts of the world that one can wish for, by what they are called in addresses. */
export const worldParts = {
  europe: 'europe',
  asia: 'asia',
  gulf: 'middle-east',
  americas: 'americas',
  pacific: 'oceania',
} as const satisfies Record<string, Region>;
export type WorldPart = keyof typeof worldParts;

export type Where = 'anywhere' | WorldPart | DestinationSlug;
export const places: readonly Where[] = [
  'anywhere',
  ...(Object.keys(worldParts) as WorldPart[]),
  ...destinations.map(({ slug }) => slug),
];

/** What a visitor has, and what they want. A blank that is left empty rules nothing out. */
export type Profile = {
  age?: number;
  studies?: Studies;
  field?: Field;
  english?: English;
  passport?: Passport;
  where?: Where;
  length?: Length;
};

/** The blanks that hold one value of a list. */
export const choices = {
  studies,
  field: fields,
  english: englishLevels,
  passport: passports,
  where: places,
  length: lengths,
} as const satisfies { [Blank in keyof Omit<Profile, 'age'>]-?: readonly Profile[Blank][] };
export type Choice = keyof typeof choices;
