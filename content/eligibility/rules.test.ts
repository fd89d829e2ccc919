import { expect, test } from 'vitest';
import { isMet } from '#domain/eligibility/match.ts';
import type { Profile } from '#domain/eligibility/profile.ts';
import type { EligibilitySentence } from '../types/eligibility.ts';
import * as ages from './ages.ts';
import * as attitudes from './attitudes.ts';
import * as english from './english.ts';
import * as passports from './passports.ts';
import * as studies from './studies.ts';

const records: Record<string, Record<string, EligibilitySentence>> = {
  ...ages,
  ...studies,
  ...english,
  ...passports,
  ...attitudes,
};

/** Profiles that just meet and just fail each rule (requirements 5). If nobody can fail it, `outside` is the reason. */
const cases: Record<string, { inside: Profile[]; outside: Profile[] | string }> = {
  age18to35: { inside: [{ age: 18 }, { age: 35 }], outside: [{ age: 17 }, { age: 36 }] },
  age18to30: { inside: [{ age: 18 }, { age: 30 }], outside: [{ age: 17 }, { age: 31 }] },
  age20to30: { inside: [{ age: 20 }, { age: 30 }], outside: [{ age: 19 }, { age: 31 }] },
  age21to35: { inside: [{ age: 21 }, { age: 35 }], outside: [{ age: 20 }, { age: 36 }] },
  age18to25: { inside: [{ age: 18 }, { age: 25 }], outside: [{ age: 17 }, { age: 26 }] },
  age18plus: { inside: [{ age: 18 }, { age: 60 }], outside: [{ age: 17 }] },
  secondYearOrNewGraduate: {
    inside: [{ studies: 'year-2' }, { studies: 'graduate-new' }],
    outside: [{ studies: 'year-1' }, { studies: 'graduate-working' }],
  },
  enrolledOrNewGraduate: {
    inside: [{ studies: 'year-1' }, { studies: 'graduate-new' }],
    outside: [{ studies: 'grade-12' }, { studies: 'graduate-working' }],
  },
  enrolled: {
    inside: [{ studies: 'year-1' }, { studies: 'last-year' }],
    outside: [{ studies: 'grade-12' }, { studies: 'graduate-new' }],
  },
  enrolledInBangladesh: {
    inside: [{ studies: 'grade-12' }, { studies: 'last-year' }],
    outside: [{ studies: 'graduate-new' }],
  },
  bachelor: {
    inside: [{ studies: 'graduate-new' }],
    outside: [{ studies: 'last-year' }],
  },
  yearOfExperience: {
    inside: [{ studies: 'graduate-working' }],
    outside: [{ studies: 'graduate-new' }],
  },
  teachingExperience: {
    inside: [{ studies: 'graduate-working', field: 'teaching' }],
    outside: [
      { studies: 'graduate-working', field: 'arts' },
      { studies: 'graduate-new', field: 'teaching' },
    ],
  },
  hospitalityDegreeOrExperience: {
    inside: [
      { studies: 'graduate-new', field: 'hospitality' },
      { studies: 'graduate-working', field: 'tourism' },
    ],
    outside: [
      { studies: 'last-year', field: 'hospitality' },
      { studies: 'graduate-working', field: 'business' },
    ],
  },
  relevantDegree: {
    inside: [
      { studies: 'graduate-new', field: 'business' },
      { studies: 'graduate-new', field: 'hospitality' },
    ],
    outside: [
      { studies: 'last-year', field: 'business' },
      { studies: 'graduate-new', field: 'arts' },
    ],
  },
  gradeTwelveOrHotelDegree: {
    inside: [
      { studies: 'grade-12', field: 'science' },
      { studies: 'graduate-new', field: 'hospitality' },
      { studies: 'year-2', field: 'business' },
    ],
    outside: 'Grade 12 is the lowest level of the sentence',
  },
  basicEnglish: { inside: [{ english: 'basic' }], outside: [{ english: 'beginner' }] },
  intermediateEnglish: {
    inside: [{ english: 'intermediate' }],
    outside: [{ english: 'basic' }],
  },
  upperIntermediateEnglish: {
    inside: [{ english: 'upper-intermediate' }],
    outside: [{ english: 'intermediate' }],
  },
  ieltsA2: { inside: [{ english: 'basic' }], outside: [{ english: 'beginner' }] },
  germanForLessons: { inside: [], outside: [{}, { english: 'basic' }, { english: 'fluent' }] },
  toefl: {
    inside: [{ english: 'upper-intermediate' }],
    outside: [{ english: 'intermediate' }],
  },
  english: { inside: [{ english: 'basic' }], outside: [{ english: 'beginner' }] },
  englishOrArabic: { inside: [{ english: 'basic' }], outside: [{ english: 'beginner' }] },
  passport2Years: { inside: [{ passport: '2-years' }], outside: [{ passport: '1-year' }] },
  passport12Months: { inside: [{ passport: '1-year' }], outside: [{ passport: '6-months' }] },
  minimumGrades: { inside: [], outside: [{}, { studies: 'graduate-working' }] },
  certification: { inside: [], outside: [{}, { studies: 'graduate-working', field: 'teaching' }] },
  healthBackground: {
    inside: [{ field: 'health' }, { field: 'science' }],
    outside: [{ field: 'engineering' }],
  },
  studiesInHospitality: {
    inside: [{ field: 'hospitality' }, { field: 'tourism' }],
    outside: [{ field: 'engineering' }],
  },
  degreeInHospitality: {
    inside: [{ field: 'hospitality' }, { field: 'tourism' }],
    outside: [{ field: 'engineering' }],
  },
  studiesInAgriculture: {
    inside: [{ studies: 'year-1', field: 'agriculture' }],
    outside: [
      { studies: 'grade-12', field: 'agriculture' },
      { studies: 'year-2', field: 'business' },
    ],
  },
  medicalClearance: { inside: [{}], outside: 'it is handed in after acceptance' },
  character: { inside: [{}], outside: 'the letter describes it' },
  computer: { inside: [{}], outside: 'nobody is asked' },
  workOnTheWay: { inside: [{}], outside: 'nobody is asked' },
  shortForm: { inside: [{}], outside: 'nobody is asked' },
};

const getSharedRule = (name: string) => {
  const rules = new Set(Object.values(records[name] ?? {}).map(({ judgedBy }) => judgedBy));
  expect(rules.size, `${name} has one rule`).toBe(1);
  return [...rules].map(({ rule }) => rule);
};

test('every record has cases', () => {
  expect(Object.keys(cases).sort()).toEqual(Object.keys(records).sort());
});

test.each(Object.entries(cases))('%s', (name, { inside, outside }) => {
  for (const rule of getSharedRule(name)) {
    for (const profile of inside) expect(isMet(rule, profile), JSON.stringify(profile)).toBe(true);
    if (typeof outside === 'string') continue;
    for (const profile of outside)
      expect(isMet(rule, profile), JSON.stringify(profile)).toBe(false);
  }
});

test.each(Object.keys(records))(
  'an empty profile fails only rules that are never asked about: %s',
  (name) => {
    for (const rule of getSharedRule(name)) {
      expect(isMet(rule, {})).not.toBe(rule.kind === 'unasked');
    }
  },
);

test.each(Object.keys(records))(
  'the field "other" leaves a rule on fields undecided: %s',
  (name) => {
    for (const rule of getSharedRule(name)) {
      if (rule.kind === 'field') expect(isMet(rule, { field: 'other' })).toBeUndefined();
    }
  },
);

test('a rule that combines two fails as soon as one of them fails', () => {
  for (const rule of getSharedRule('relevantDegree')) {
    expect(isMet(rule, { studies: 'year-2' })).toBe(false);
    expect(isMet(rule, { studies: 'graduate-new' })).toBeUndefined();
  }
});
