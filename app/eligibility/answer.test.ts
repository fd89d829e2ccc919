import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { nearestOf, reasonOf } from '#app/screens/can-i-go/views.ts';
import { type Answer, answerTo } from './answer.ts';
import { leadsTo } from './judge.ts';
import { options } from './options.ts';
import type { Profile } from './profile.ts';
import type { Sort } from './question.ts';
import { changeToOpen } from './suggestions.ts';
import { exampleProfile as example } from './testing/example-profile.ts';

const answer = (profile: Profile, sort: Sort = 'stipend') => answerTo({ profile, sort }, options);
const ids = (group: Answer['open']) => group.map(({ option }) => option.id);
const missing = (group: Answer['open']) =>
  Object.fromEntries(group.map((each) => [each.option.id, each.missing.map(({ asks }) => asks)]));

test('the example sentence has its answer, best paid first', () => {
  const { open, almost, notYet, counts, total, elsewhere } = answer(example);
  expect(ids(open)).toEqual([
    'hong-kong-city-hotel-internship',
    'united-kingdom-hospitality-internship',
    'netherlands-hospitality-internship',
    'france-hospitality-internship',
    'germany-internship',
    'spain-hospitality-internship',
    'italy-hospitality-internship',
    'vietnam-hotel-internship',
    'indonesia-resort-internship',
    'portugal-hospitality-internship',
    'thailand-hotel-and-resort-internship',
    'new-zealand-hospitality-internship',
    'malaysia-hospitality-internship',
    'china-hospitality-internship-with-mandarin',
    'croatia-seaside-hotel-internship',
    'czech-republic-city-and-spa-hotel-internship',
    'greece-resort-hotel-internship',
    'hotel-immersion',
    'international-internship',
    'ireland-hospitality-internship',
    'malta-island-hotel-internship',
    'montenegro-coastal-hotel-internship',
    'pathway-program',
    'professional-immersion',
    'study-abroad',
    'virtual-internship',
  ]);
  expect(missing(almost)).toEqual({
    'agriculture-internship': ['IELTS A2 or higher'],
    'denmark-livestock-traineeship': ['IELTS A2 or higher'],
    'usa-j1-internship': ['upper-intermediate English'],
    'uae-luxury-hospitality': ['a degree or experience'],
    'greece-medical-internship': ['intermediate English'],
    'medical-internships': ['intermediate English'],
    'student-exchange': ['a minimum GPA'],
  });
  expect(missing(notYet)).toEqual({
    'usa-teacher': [
      '2 years of experience in teaching',
      'TOEFL 550+, unless waived',
      'a valid certification',
    ],
    'usa-j1-traineeship': ['a bachelor’s degree', '12 months of experience'],
    'bahrain-gulf-hospitality': ['a relevant degree'],
    'germany-ausbildung': [],
  });
  expect(notYet.find(({ tooLong }) => tooLong)?.option.id).toBe('germany-ausbildung');
  expect(counts).toEqual({
    open: 26,
    europe: 13,
    asia: 6,
    gulf: 0,
    americas: 0,
    pacific: 1,
    'no-country': 6,
    stipend: 14,
  });
  expect([total, elsewhere]).toEqual([options.length, 0]);
});

test('what nothing is said of rules nothing out', () => {
  const { open, almost, notYet } = answer({});
  expect(missing(almost)).toEqual({
    'student-exchange': ['a minimum GPA'],
    'usa-teacher': ['a valid certification'],
  });
  expect(notYet).toEqual([]);
  expect(open).toHaveLength(options.length - 2);
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
  expect(wish('denmark')).toEqual(['denmark-livestock-traineeship', 'agriculture-internship']);
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
    const filtered = answerTo({ profile: example, sort: 'stipend', show }, options);
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
  expect(kept).toHaveLength(9);
});

test('an answer is there at once', () => {
  // The quickest of many: the machine may be busy, the code may not.
  const times = Array.from({ length: 200 }, () => {
    const begun = performance.now();
    answer(example);
    return performance.now() - begun;
  });
  expect(Math.min(...times)).toBeLessThan(1);
});

test('an offer that is paused is "not yet", with its reason, and no change opens it', () => {
  const paused = { since: '2027-05-03', reason: 'The hosts take nobody before spring.' };
  const all = options.map((option) =>
    option.id === 'germany-internship' ? { ...option, paused } : option,
  );
  const before = answerTo({ profile: example, sort: 'name' }, options);
  const after = answerTo({ profile: example, sort: 'name' }, all);
  expect(ids(before.open)).toContain('germany-internship');
  expect(ids(after.open)).toEqual(ids(before.open).filter((id) => id !== 'germany-internship'));
  const judgement = after.notYet.find(({ option }) => option.id === 'germany-internship');
  if (!judgement) throw new Error('it is in no group');
  expect(reasonOf(judgement)).toBe('Paused since 3 May 2027. The hosts take nobody before spring.');
  expect(changeToOpen(judgement, example)).toBeUndefined();
  expect(nearestOf([judgement])).toBeUndefined();
});
