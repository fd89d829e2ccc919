import { expect, test } from 'vitest';
import * as ages from '#content/eligibility/ages.ts';
import * as attitudes from '#content/eligibility/attitudes.ts';
import * as english from '#content/eligibility/english.ts';
import * as passports from '#content/eligibility/passports.ts';
import { type Profile, selectFieldValues } from '#content/eligibility/profile.ts';
import * as qualifications from '#content/eligibility/qualifications.ts';
import * as studies from '#content/eligibility/studies.ts';
import { englishLevels } from '#content/eligibility/visitor-facts.ts';
import type { EligibilitySentence } from '#content/types/eligibility.ts';
import { canChange, evaluateRule, listMissingFacts } from './evaluate-rule.ts';

const records: Record<string, Record<string, EligibilitySentence>> = {
  ...ages,
  ...studies,
  ...qualifications,
  ...english,
  ...passports,
  ...attitudes,
};

type Cases = { met?: Profile[]; unmet?: Profile[]; open?: Profile[] };

const createStudies = (...levels: NonNullable<Profile['studies']>[]): Profile[] =>
  levels.map((level) => ({ studies: level }));

const general: Cases = {
  met: createStudies('year-2', 'last-year', 'masters', 'graduate-new'),
  unmet: createStudies('grade-12', 'hsc', 'diploma', 'year-1', 'graduate'),
};
const basic: Cases = { met: [{ english: 'basic' }], unmet: [{ english: 'beginner' }] };
const everyLevel: Cases = { met: createStudies(...selectFieldValues.studies) };
const informational: Cases = { met: [{}] };

/** Profiles that just meet each rule, just fail it, and leave it open (requirements 5). */
const cases: Record<string, Cases> = {
  usualAge18to35: { met: [{ age: 18 }, { age: 35 }], open: [{ age: 17 }, { age: 36 }] },
  age18to35: { met: [{ age: 18 }, { age: 35 }], unmet: [{ age: 17 }, { age: 36 }] },
  age18to30: { met: [{ age: 18 }, { age: 30 }], unmet: [{ age: 17 }, { age: 31 }] },
  age20to30: { met: [{ age: 20 }, { age: 30 }], unmet: [{ age: 19 }, { age: 31 }] },
  age21to35: { met: [{ age: 21 }, { age: 35 }], unmet: [{ age: 20 }, { age: 36 }] },
  age18to25: { met: [{ age: 18 }, { age: 25 }], open: [{ age: 17 }, { age: 26 }] },
  age18plus: { met: [{ age: 18 }, { age: 60 }], unmet: [{ age: 17 }] },
  secondYearOrNewGraduate: general,
  secondYearOrAskUs: {
    met: general.met ?? [],
    unmet: createStudies('year-1', 'graduate'),
    open: createStudies('grade-12', 'hsc', 'diploma'),
  },
  enrolledOrNewGraduate: {
    met: createStudies('year-1', 'masters', 'graduate-new'),
    unmet: createStudies('grade-12', 'hsc', 'diploma', 'graduate'),
  },
  enrolled: {
    met: createStudies('year-1', 'last-year', 'masters'),
    unmet: createStudies('grade-12', 'hsc', 'diploma'),
    open: createStudies('graduate-new', 'graduate'),
  },
  enrolledInBangladesh: {
    met: createStudies('grade-12', 'last-year', 'masters'),
    unmet: createStudies('hsc', 'graduate-new', 'graduate'),
    open: createStudies('diploma'),
  },
  gradeTwelveOrLater: everyLevel,
  gradeTwelveOrHotelDegree: everyLevel,
  bachelor: {
    met: createStudies('graduate-new', 'graduate', 'masters'),
    unmet: createStudies('last-year', 'diploma'),
  },
  yearOfExperience: {
    met: [{ experience: '1-year' }, { experience: '2-years' }],
    unmet: [{ experience: 'none' }, { experience: 'some' }],
    open: [{ studies: 'graduate' }],
  },
  teachingExperience: {
    met: [{ experience: '2-years', field: 'teaching' }],
    unmet: [
      { experience: '1-year', field: 'teaching' },
      { experience: '2-years', field: 'arts' },
      { field: 'arts' },
    ],
    open: [
      { experience: '2-years' },
      { field: 'teaching' },
      { experience: '2-years', field: 'other' },
    ],
  },
  hospitalityDegreeOrExperience: {
    met: [
      { field: 'hospitality', studies: 'graduate-new' },
      { field: 'tourism', studies: 'year-1', experience: 'some' },
      { field: 'tourism', experience: '1-year' },
    ],
    unmet: [
      { field: 'business', studies: 'graduate', experience: '2-years' },
      { field: 'hospitality', studies: 'last-year', experience: 'none' },
    ],
    open: [
      { field: 'hospitality', studies: 'last-year' },
      { studies: 'graduate' },
      { field: 'other', studies: 'graduate' },
    ],
  },
  relevantDegree: {
    met: [
      { studies: 'graduate-new', field: 'business' },
      { studies: 'masters', field: 'hospitality' },
    ],
    unmet: [{ studies: 'last-year', field: 'business' }, { studies: 'diploma' }],
    open: [{ studies: 'graduate', field: 'arts' }, { studies: 'graduate' }, { field: 'business' }],
  },
  basicEnglish: basic,
  internshipEnglish: basic,
  ieltsA2: basic,
  english: basic,
  englishOrArabic: basic,
  intermediateEnglish: { met: [{ english: 'intermediate' }], unmet: [{ english: 'basic' }] },
  upperIntermediateEnglish: {
    met: [{ english: 'upper-intermediate' }],
    unmet: [{ english: 'intermediate' }],
  },
  toefl: {
    unmet: [{ english: 'intermediate' }],
    open: [{ english: 'upper-intermediate' }, { english: 'fluent' }],
  },
  germanForLessons: { open: englishLevels.map((level) => ({ english: level })) },
  universityEnglish: { open: englishLevels.map((level) => ({ english: level })) },
  passport2Years: { met: [{ passport: '2-years' }], unmet: [{ passport: '1-year' }] },
  passport12Months: { met: [{ passport: '1-year' }], unmet: [{ passport: '6-months' }] },
  validPassport: { met: [{ passport: '6-months' }], unmet: [{ passport: 'none' }] },
  minimumGrades: { open: [{ studies: 'graduate' }] },
  certification: { open: [{ studies: 'graduate', field: 'teaching', experience: '2-years' }] },
  healthBackground: { met: [{}, { field: 'health' }, { field: 'engineering' }] },
  medicalClearance: informational,
  character: informational,
  computer: informational,
  workOnTheWay: informational,
  shortForm: informational,
};

const getSharedRule = (name: string) => {
  const [shared, ...others] = new Set(
    Object.values(records[name] ?? {}).map(({ judgedBy }) => judgedBy.en),
  );
  if (!shared || others.length > 0) throw new Error(`${name} must have one rule`);
  return shared;
};

test('every record has cases', () => {
  expect(Object.keys(cases).sort()).toEqual(Object.keys(records).sort());
});

test.each(Object.entries(cases))('%s', (name, { met = [], unmet = [], open = [] }) => {
  const { rule } = getSharedRule(name);
  const getStates = (profiles: Profile[]) => profiles.map((profile) => evaluateRule(rule, profile));
  expect(getStates(met)).toEqual(met.map(() => 'met'));
  expect(getStates(unmet)).toEqual(unmet.map(() => 'unmet'));
  expect(getStates(open)).toEqual(open.map(() => 'open'));
});

test.each(Object.keys(records))('what isn’t given never counts as met: %s', (name) => {
  const { rule } = getSharedRule(name);
  expect(evaluateRule(rule, {})).toBe(rule.kind === 'informational' ? 'met' : 'open');
  const asksFacts = rule.kind !== 'informational' && rule.kind !== 'unknown';
  expect(listMissingFacts(rule, {}).length > 0).toBe(asksFacts);
});

test.each(Object.entries(cases))(
  'a rule that a person can change says how to meet it: %s',
  (name, { unmet = [] }) => {
    const { rule, howToMeet } = getSharedRule(name);
    const isChangeable = unmet.some((profile) => canChange(rule, profile));
    expect(howToMeet !== undefined).toBe(isChangeable);
  },
);

test('only the parts that stay open are named as missing', () => {
  const { rule } = getSharedRule('hospitalityDegreeOrExperience');
  expect(listMissingFacts(rule, {})).toEqual(['field', 'studies', 'experience']);
  expect(listMissingFacts(rule, { studies: 'year-2' })).toEqual(['field', 'experience']);
  expect(listMissingFacts(rule, { studies: 'graduate' })).toEqual(['field']);
  expect(listMissingFacts(rule, { field: 'other', studies: 'graduate' })).toEqual([]);
});

test('an unmet rule can be changed only if each unmet part can', () => {
  const teaching = getSharedRule('teachingExperience').rule;
  expect(canChange(teaching, { field: 'teaching', experience: 'none' })).toBe(true);
  expect(canChange(teaching, { field: 'arts', experience: 'none' })).toBe(false);
  const hotel = getSharedRule('hospitalityDegreeOrExperience').rule;
  expect(canChange(hotel, { field: 'tourism', studies: 'year-1', experience: 'none' })).toBe(true);
  expect(canChange(hotel, { field: 'law', studies: 'graduate', experience: 'none' })).toBe(false);
});
