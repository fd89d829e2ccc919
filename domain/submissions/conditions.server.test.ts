import { expect, test } from 'vitest';
import { checkConditions } from './conditions.server.ts';
import type { Answers } from './form.ts';
import { application } from './testing/examples.ts';

const now = new Date('2026-11-25T06:00:00Z');

const getConditions = (
  programme: string | undefined,
  answers: Partial<Answers> = {},
  form = 'application',
) =>
  checkConditions(
    {
      reference: 'OPR-7K4M-29QX',
      form,
      programme,
      submittedAt: now.toISOString(),
      answers: { ...application, ...answers } as Answers,
    },
    now,
  );

const getStates = (...input: Parameters<typeof getConditions>) =>
  Object.fromEntries(
    getConditions(...input).flatMap(({ conditions }) =>
      conditions.map(({ asks, state }) => [asks, state] as const),
    ),
  );

test('checks what the shared form asks; other conditions are not known', () => {
  expect(getConditions('pathway-program')).toEqual([
    {
      name: 'Pathway Program',
      conditions: [
        // An undergraduate may be in any year.
        {
          asks: 'studies from the 2nd year, or a graduation within 12 months',
          state: 'not known',
        },
        // The form asks for languages as free text.
        { asks: 'basic English', state: 'not known' },
        { asks: 'a passport valid 12 months', state: 'met' },
      ],
    },
  ]);
});

test('a missing requirement is not met, and the age is that on the day in Dhaka', () => {
  const studies = 'studies from the 2nd year, or a graduation within 12 months';
  const young = {
    preferredDestination: 'germany',
    dateOfBirth: '2008-11-26',
    currentEducation: 'high-school',
    hasPassport: false,
  };
  expect(getStates('international-internship', young)).toMatchObject({
    [studies]: 'not met',
    'an age of 18-35': 'not met',
    // A box that isn't ticked says nothing.
    'a passport valid 12 months': 'not known',
  });
  const born = { ...young, dateOfBirth: '2008-11-25' };
  expect(getStates('international-internship', born)).toMatchObject({ 'an age of 18-35': 'met' });
  // Outside the usual age, and before university, a person decides.
  const spain = { ...young, preferredDestination: 'spain' };
  expect(getStates('international-internship', spain)).toMatchObject({
    'an age that is usually 18-35': 'not known',
  });
  expect(getStates('pathway-program', young)).toMatchObject({ [studies]: 'not known' });
});

test('conditions that only a person can check are not known, and informational rules are left out', () => {
  expect(getStates('student-exchange')).toMatchObject({
    'a minimum GPA': 'not known',
    'a place at a university, as an undergraduate or a graduate': 'met',
  });
  expect(Object.keys(getStates('medical-internships', { preferredDestination: 'kenya' }))).toEqual([
    'an age of 18 or over',
    'intermediate English',
    'a valid passport',
  ]);
});

test('the conditions are those of the placement in the chosen country, if there is one', () => {
  const internship = (preferredDestination: string, answers: Partial<Answers> = {}) =>
    getConditions(
      'international-internship',
      {
        preferredDestination,
        stageOfStudies: 'second-year-or-above',
        english: 'intermediate',
        passport: 'valid-for-less',
        hasPassport: '',
        ...answers,
      },
      'international-internship',
    );
  expect(internship('uae')).toEqual([
    {
      name: 'United Arab Emirates, Luxury Hospitality',
      conditions: [
        { asks: 'an age of 21-35', state: 'met' },
        // The form asks for experience as free text.
        { asks: 'a hospitality degree or experience', state: 'not known' },
        { asks: 'English', state: 'met' },
        { asks: 'a passport valid 12 months', state: 'not known' },
      ],
    },
  ]);
  expect(internship('usa').map(({ name }) => name)).toHaveLength(3);
  expect(internship('not-sure').map(({ name }) => name)).toEqual(['International Internship']);
});

test('a message and a registration have no conditions', () => {
  expect(getConditions(undefined, {}, 'contact')).toEqual([]);
  expect(getConditions(undefined, { age: '18' }, 'registration')).toEqual([]);
});
