import {
  ageRange,
  type DestinationPreference,
  type EducationLevel,
  type EnglishLevel,
  type FieldOfStudy,
  type PassportValidity,
  type Profile,
  type RegionSlug,
  regionsBySlug,
  type SelectFieldName,
  type StayLength,
} from '#domain/eligibility/profile.ts';
import { type DestinationSlug, destinations } from './destinations/destinations.ts';
import { findDestination } from './destinations/find-destination.ts';
import { isInGroup, listGroupDestinations, regionGroups } from './destinations/region-groups.ts';
import type { FinderField, FinderFormTexts } from './types/finder-form.ts';

/*
 * The sentence of "Can I go?" (requirements, "Can I go?"). The texts of its results are in eligibility-finder-results.ts.
 */

const studies: Record<EducationLevel, string> = {
  'grade-12': 'in Grade 12 (HSC)',
  'year-1': 'in my 1st year',
  'year-2': 'in my 2nd year',
  'year-3': 'in my 3rd year',
  'last-year': 'in my last year',
  'graduate-new': 'a new graduate (Bachelor’s)',
  'graduate-working': 'a working graduate (Bachelor’s)',
};

const field: Record<FieldOfStudy, string> = {
  hospitality: 'hospitality',
  tourism: 'tourism',
  business: 'business',
  agriculture: 'agriculture',
  health: 'health',
  engineering: 'engineering',
  arts: 'arts',
  teaching: 'teaching',
  science: 'science',
  computing: 'computing',
  law: 'law',
  other: 'another subject',
};

const english: Record<EnglishLevel, string> = {
  beginner: 'beginner',
  basic: 'basic',
  intermediate: 'intermediate',
  'upper-intermediate': 'upper-intermediate',
  fluent: 'fluent',
};

const passport: Record<PassportValidity, string> = {
  none: 'not made yet',
  '6-months': 'valid 6 months',
  '1-year': 'valid 1 year',
  '2-years': 'valid 2 years',
  '5-years': 'valid 5 years or more',
};

const length: Record<StayLength, string> = {
  '1-month': 'up to 1 month',
  '3-months': 'up to 3 months',
  '6-months': 'up to 6 months',
  '12-months': 'up to 12 months',
  '2-years': 'up to 2 years',
  any: 'any length',
};

/** Countries whose names take the article "the". */
const placesWithArticle: readonly DestinationPreference[] = [
  'usa',
  'united-kingdom',
  'netherlands',
  'czech-republic',
  'uae',
];

const regionLabels: Partial<Record<DestinationPreference, string>> = {
  anywhere: 'anywhere',
  europe: 'to Europe',
  asia: 'to Asia',
  gulf: 'to the Gulf',
  americas: 'to the Americas',
  pacific: 'to the Pacific',
};

const formatPlace = (slug: DestinationSlug) =>
  `to ${placesWithArticle.includes(slug) ? 'the ' : ''}${findDestination(slug).name}`;

const where = {
  ...regionLabels,
  ...Object.fromEntries(destinations.map(({ slug }) => [slug, formatPlace(slug)])),
} as Record<DestinationPreference, string>;

/** The sentence's words for each value of a blank: 'in my 2nd year', 'to the USA'. */
export const valueLabels = { studies, field, english, passport, where, length } as const;

/** Returns the sentence's words for a blank of the profile: 'in my 2nd year'. They are empty if the blank is. */
export function getValueLabel(profile: Profile, blank: SelectFieldName): string {
  const words: Partial<Record<string, string>> = valueLabels[blank];
  return words[profile[blank] ?? ''] ?? '';
}

const serializeOptions = (words: Record<string, string>) =>
  Object.entries(words)
    .map(([value, label]) => (value === label ? value : `${value} ${label}`))
    .join('\n');

const regionSlugs = Object.keys(regionsBySlug) as RegionSlug[];

/** The places by group of regions: its regions first, then its countries by name. A line with a space first is a group's name. */
function serializePlaces(): string {
  const groups = regionGroups.map((group) => {
    const regions = regionSlugs.filter((slug) => isInGroup(group, regionsBySlug[slug]));
    const countries = listGroupDestinations(group).sort((a, b) =>
      findDestination(a).name.localeCompare(findDestination(b).name, 'en'),
    );
    const places = [...regions, ...countries].map((place) => `${place} ${where[place]}`);
    return [` ${group.name}`, ...places].join('\n');
  });
  return [`anywhere ${where.anywhere}`, ...groups].join('\n');
}

const fields: readonly FinderField[] = [
  {
    name: 'age',
    about: 'have',
    label: 'Your age',
    before: 'I am',
    after: ',',
    placeholder: 'age?',
    range: ageRange,
  },
  {
    name: 'studies',
    about: 'have',
    label: 'Your studies',
    before: '',
    after: '',
    placeholder: 'which year?',
    options: serializeOptions(studies),
  },
  {
    name: 'field',
    about: 'have',
    label: 'Your field',
    before: 'of',
    after: ',',
    placeholder: 'which field?',
    options: serializeOptions(field),
  },
  {
    name: 'english',
    about: 'have',
    label: 'Your English',
    before: 'my English is',
    after: ',',
    placeholder: 'how good?',
    options: serializeOptions(english),
  },
  {
    name: 'passport',
    about: 'have',
    label: 'Your passport',
    before: 'my passport is',
    after: ',',
    placeholder: 'how long valid?',
    options: serializeOptions(passport),
  },
  {
    name: 'where',
    about: 'want',
    label: 'Where you want to go',
    before: 'and I want to go',
    after: '',
    placeholder: 'where?',
    options: serializePlaces(),
  },
  {
    name: 'length',
    about: 'want',
    label: 'How long you want to stay',
    before: 'for',
    after: '.',
    placeholder: 'how long?',
    options: serializeOptions(length),
  },
];

export const finderForm: FinderFormTexts = {
  title: 'Can I go?',
  fields: fields,
  submit: 'Show me where',
};

/** The home page fills the blanks with this profile, so that one click shows what the results look like. */
export const homeProfile = {
  age: 22,
  studies: 'year-2',
  field: 'hospitality',
  english: 'basic',
  passport: '2-years',
  where: 'anywhere',
  length: '12-months',
} satisfies Profile;

/** @param count the number of all options */
export const formatOptionCount = (count: number) =>
  `${count} options, answered at once. No name, no phone number.`;

/** The sentence on the pages with the results, and the note on privacy below it. */
export const finderHero = {
  ...finderForm,
  privacy: {
    here: 'Each change is answered in your browser: nothing is sent to us. Only an opened link with answers is read by our server, which neither logs nor stores it.',
    server:
      'Your answers go into the page’s address. Our server reads it to answer, and neither logs nor stores it. A person decides on every application.',
  },
};

const examples: readonly Profile[] = [
  { age: 20, studies: 'year-2', field: 'business', where: 'asia', length: '3-months' },
  { age: 23, studies: 'graduate-new', field: 'tourism', where: 'europe', length: '12-months' },
  { age: 28, studies: 'graduate-working', field: 'teaching', where: 'usa', length: 'any' },
];

/** The texts that are shown while all blanks are empty. */
export const emptyState = {
  /** @param count the number of all options */
  title: (count: number) => `${count} options. Fill in the first blank.`,
  lede: 'Seven blanks, no name, no phone number. You can leave any of them empty.',
  examplesTitle: 'Or try an example',
  examples: examples.map((profile) => ({ profile, parts: createExampleParts(profile) })),
};

/** Splits the sentence of a profile into parts. It leaves out empty blanks, and `about` marks the filled ones. */
function createExampleParts(profile: Profile): { words: string; about?: FinderField['about'] }[] {
  const filledFields = fields.filter(({ name }) => profile[name] !== undefined);
  return filledFields.flatMap(({ name, before, after, about }, index) => {
    const words = name === 'age' ? String(profile.age) : getValueLabel(profile, name);
    const isLast = index === filledFields.length - 1;
    return [
      { words: index === 0 ? `${before} ` : before && `${before} ` },
      { words, about },
      { words: isLast ? '.' : `${after} ` || ' ' },
    ].filter((part) => part.words !== '');
  });
}
