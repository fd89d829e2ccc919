import { expect, test } from 'vitest';
import { answerTo } from './answer.ts';
import { options } from './options.ts';
import type { Profile } from './profile.ts';
import { changeToOpen, mostWaitFor, suggestionsFor } from './suggestions.ts';
import { exampleProfile as example } from './testing/example-profile.ts';

const nowhere = { ...example, where: 'usa', length: '3-months' } satisfies Profile;

const answer = (profile: Profile) => answerTo({ profile, sort: 'fit' }, options);

test('the changes that open most come first, each with its number', () => {
  expect(answer(nowhere).open).toEqual([]);
  const suggestions = suggestionsFor(nowhere, options);
  expect(suggestions.map(({ change }) => change)).toEqual([
    { where: 'anywhere' },
    { length: '6-months' },
  ]);
  for (const { change, open, almost } of suggestions) {
    const after = answer({ ...nowhere, ...change });
    expect([open, almost]).toEqual([after.open.length, after.almost.length]);
  }
});

test('at most three, and only what opens more', () => {
  const all = {
    age: 22,
    english: 'beginner',
    passport: 'none',
    where: 'gulf',
    length: '1-month',
  } satisfies Profile;
  expect(suggestionsFor(all, options).length).toBeLessThanOrEqual(3);
  expect(suggestionsFor({ age: 60 }, options)).toEqual([]);
  expect(
    suggestionsFor({ ...example, english: 'fluent', passport: '5-years', length: 'any' }, options),
  ).toEqual([]);
});

test('most of Almost wait for English', () => {
  expect(mostWaitFor(answer(example).almost, example)).toEqual({
    blank: 'english',
    waiting: 2,
    change: { english: 'upper-intermediate' },
  });
  expect(
    mostWaitFor(answer({ ...example, passport: 'none' }).almost, { ...example, passport: 'none' }),
  ).toMatchObject({ blank: 'passport' });
  expect(mostWaitFor([], example)).toBeUndefined();
});

test.each([
  ['germany-ausbildung', { length: '2-years' }],
  ['bahrain-gulf-hospitality', { studies: 'graduate-new' }],
  ['usa-j1-traineeship', { studies: 'graduate-working' }],
  [
    'usa-teacher',
    { studies: 'graduate-working', field: 'teaching', english: 'upper-intermediate' },
  ],
] as const)('what would open %s', (id, change) => {
  const judgement = answer(example).notYet.find(({ option }) => option.id === id);
  expect(judgement && changeToOpen(judgement, example)).toEqual(change);
});

test('nobody gets younger', () => {
  const profile = { ...example, age: 40 };
  const judgement = answer(profile).notYet.find(({ option }) => option.id === 'germany-internship');
  expect(judgement && changeToOpen(judgement, profile)).toBeUndefined();
});
