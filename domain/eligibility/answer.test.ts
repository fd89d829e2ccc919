import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { type Answer, answerTo } from './answer.ts';
import { leadsTo } from './judge.ts';
import { options } from './options.ts';
import type { Profile } from './profile.ts';
import type { Sort } from './question.ts';
import { exampleProfile as example } from './testing/example-profile.ts';

const answer = (profile: Profile, sort: Sort = 'fit') => answerTo({ profile, sort }, options);
const ids = (group: Answer['open']) => group.map(({ option }) => option.id);
const missing = (group: Answer['open']) =>
  Object.fromEntries(group.map((each) => [each.option.id, each.missing.map(({ asks }) => asks)]));

test('the example sentence has its answer, the closest fit first', () => {
  const { open, almost, notYet, counts, total, elsewhere } = answer(example);
  expect(ids(open)).toEqual([
    // Options that suit hospitality and take 12 months come first; among equals, those with the most published figures.
    'germany-internship',
    'pathway-program',
    'study-abroad',
    'france-hospitality-internship',
    'hong-kong-city-hotel-internship',
    'indonesia-resort-internship',
    'italy-hospitality-internship',
    'malaysia-hospitality-internship',
    'netherlands-hospitality-internship',
    'new-zealand-hospitality-internship',
    'portugal-hospitality-internship',
    'spain-hospitality-internship',
    'thailand-hotel-and-resort-internship',
    'united-kingdom-hospitality-internship',
    'vietnam-hotel-internship',
    'croatia-seaside-hotel-internship',
    'czech-republic-city-and-spa-hotel-internship',
    'greece-resort-hotel-internship',
    'ireland-hospitality-internship',
    'malta-island-hotel-internship',
    'montenegro-coastal-hotel-internship',
    // Shorter than the visitor wants.
    'china-hospitality-internship-with-mandarin',
    'virtual-internship',
    'hotel-immersion',
    'professional-immersion',
  ]);
  expect(missing(almost)).toEqual({
    'uae-luxury-hospitality': ['a degree or experience'],
    'usa-j1-internship': ['upper-intermediate English'],
    'student-exchange': ['a minimum GPA'],
    'medical-internships': [
      'intermediate English',
      'a biology, health or nursing background (preferred)',
    ],
  });
  expect(missing(notYet)).toEqual({
    'bahrain-gulf-hospitality': ['a relevant degree'],
    'denmark-livestock-traineeship': ['studies in agriculture'],
    'germany-ausbildung': ['German, for the lessons'],
    'usa-j1-traineeship': ['a bachelor’s degree', '12 months of experience'],
    'usa-teacher': [
      '2 years of experience in teaching',
      'TOEFL 550+, unless waived',
      'a valid certification',
    ],
  });
  expect(notYet.find(({ tooLong }) => tooLong)?.option.id).toBe('germany-ausbildung');
  expect(counts).toEqual({
    open: 25,
    europe: 13,
    asia: 6,
    gulf: 0,
    americas: 0,
    pacific: 1,
    'no-country': 5,
    stipend: 14,
  });
  expect([total, elsewhere]).toEqual([options.length, 0]);
});

test('closest fit: fewest open conditions, then the field, then the length', () => {
  const first = (profile: Profile) => ids(answer(profile).open)[0];
  // Options whose rules the visitor's answers settle come before those that ask for something else.
  expect(first({ age: 22 })).toBe('professional-immersion');
  const student = { ...example, english: 'fluent' } satisfies Profile;
  expect(first({ ...student, field: 'agriculture' })).toBe('denmark-livestock-traineeship');
  expect(first({ ...student, field: 'health', length: 'any' })).toBe('medical-internships');
  expect(first({ ...student, length: '6-months' })).toBe('germany-internship');
  const { almost } = answer(example);
  const counts = almost.map((each) => each.missing.length);
  expect(counts).toEqual(counts.toSorted());
});

test('best paid first, where the visitor chooses it', () => {
  expect(ids(answer(example, 'stipend').open).slice(0, 4)).toEqual([
    'hong-kong-city-hotel-internship',
    'united-kingdom-hospitality-internship',
    'netherlands-hospitality-internship',
    'france-hospitality-internship',
  ]);
});

test.each<[string, Profile, string]>([
  ['basic English is no German', { ...example, length: 'any' }, 'germany-ausbildung'],
  [
    'a business student with Grade 12',
    { age: 18, studies: 'grade-12', field: 'business', english: 'fluent', passport: '2-years' },
    'denmark-livestock-traineeship',
  ],
  [
    'an engineer of 40',
    { age: 40, studies: 'graduate-working', field: 'engineering', english: 'fluent' },
    'medical-internships',
  ],
  [
    'an engineer of 40',
    { age: 40, studies: 'graduate-working', field: 'engineering', english: 'fluent' },
    'usa-j1-traineeship',
  ],
  ['a passport of a year', { ...example, passport: '1-year' }, 'hong-kong-city-hotel-internship'],
  ['a passport of a year', { ...example, passport: '1-year' }, 'vietnam-hotel-internship'],
  ['a passport of a year', { ...example, passport: '1-year' }, 'indonesia-resort-internship'],
  [
    'a passport of a year',
    { ...example, english: 'fluent', passport: '1-year' },
    'usa-j1-internship',
  ],
])('%s: %j is not told that nothing is missing for %s', (_, profile, id) => {
  expect(ids(answer(profile).open)).not.toContain(id);
});

test('basic English is A2', () => {
  const farmer = { ...example, field: 'agriculture' } satisfies Profile;
  expect(ids(answer(farmer).open)).toContain('denmark-livestock-traineeship');
});

test('what nothing is said of rules nothing out', () => {
  const { open, almost, notYet } = answer({});
  expect(missing(almost)).toEqual({
    'germany-ausbildung': ['German, for the lessons'],
    'student-exchange': ['a minimum GPA'],
    'usa-teacher': ['a valid certification'],
  });
  expect(notYet).toEqual([]);
  expect(open).toHaveLength(options.length - 3);
});

test('everything is in one group, or elsewhere', () => {
  for (const where of ['anywhere', 'gulf', 'pacific', 'usa', 'greece'] as const) {
    const { open, almost, notYet, elsewhere, total } = answer({ ...example, where });
    expect(open.length + almost.length + notYet.length + elsewhere).toBe(total);
  }
});

test('more than two missing is not yet, and so is one about which nothing can be done', () => {
  const beginner = { ...example, english: 'beginner', passport: 'none' } satisfies Profile;
  expect(missing(answer(beginner).almost)['germany-internship']).toHaveLength(2);
  expect(missing(answer({ ...example, age: 40 }).notYet)['germany-internship']).toEqual([
    'an age of 18-35',
  ]);
  const exchange = { studies: 'year-2', english: 'beginner' } satisfies Profile;
  expect(missing(answer(exchange).almost)['student-exchange']).toHaveLength(2);
  expect(
    missing(answer({ ...exchange, passport: 'none' }).notYet)['student-exchange'],
  ).toHaveLength(3);
});

const wish = (where: Profile['where']) =>
  options.filter((option) => leadsTo(option, where)).map(({ id }) => id);

test('a wish for a place leaves out what leads elsewhere', () => {
  expect(wish('denmark')).toEqual(['denmark-livestock-traineeship']);
  expect(wish('greece')).toEqual(['greece-resort-hotel-internship', 'medical-internships']);
  expect(wish('gulf')).toEqual(['uae-luxury-hospitality', 'bahrain-gulf-hospitality']);
  expect(wish('pacific')).toEqual(['new-zealand-hospitality-internship']);
  expect(wish('americas')).toContain('medical-internships');
  expect(wish('usa')).not.toContain('medical-internships');
  expect(wish(undefined)).toHaveLength(options.length);
});

test('a stay is too long when even its shortest is', () => {
  const tooLong = (length: Profile['length']) =>
    [...answer({ length }).notYet].filter((each) => each.tooLong).map(({ option }) => option.id);
  expect(tooLong('6-months')).not.toContain('germany-internship');
  expect(tooLong('3-months')).toContain('germany-internship');
  expect(tooLong('1-month')).not.toContain('medical-internships');
  expect(tooLong('any')).toEqual([]);
});

test('sorted by length of stay, and by name', () => {
  expect(ids(answer(example, 'duration').open).slice(0, 3)).toEqual([
    'professional-immersion',
    'hotel-immersion',
    'virtual-internship',
  ]);
  expect(ids(answer(example, 'name').open).slice(0, 3)).toEqual([
    'china-hospitality-internship-with-mandarin',
    'croatia-seaside-hotel-internship',
    'czech-republic-city-and-spa-hotel-internship',
  ]);
});

test('a filter shows as many as its count says, and changes no count', () => {
  const { counts } = answer(example);
  for (const show of ['europe', 'no-country', 'stipend', 'gulf'] as const) {
    const filtered = answerTo({ profile: example, sort: 'fit', show }, options);
    expect(filtered.open).toHaveLength(counts[show]);
    expect(filtered.counts).toEqual(counts);
  }
});

test('what a change leaves as it was is the same object, so that it need not be shown anew', () => {
  const byId = ({ open, almost, notYet }: Answer) =>
    new Map([...open, ...almost, ...notYet].map((each) => [each.option.id, each]));
  const before = byId(answer(example));
  const after = byId(answer({ ...example, english: 'beginner' }, 'name'));
  const kept = [...after].filter(([id, judgement]) => before.get(id) === judgement);
  const alike = [...after].filter(([id, judgement]) =>
    isDeepStrictEqual(before.get(id), judgement),
  );
  expect(kept).toEqual(alike);
  expect(kept).toHaveLength(6);
});
