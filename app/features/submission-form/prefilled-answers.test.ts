import { expect, test } from 'vitest';
import { getApplicationForm } from '#domain/submissions/forms/application.ts';
import { getPrefilledAnswers } from './prefilled-answers.ts';

const chosen = (query: string) =>
  getPrefilledAnswers(getApplicationForm('virtual-internship'), new URLSearchParams(query));

test('an address chooses a destination and a duration that the form offers', () => {
  expect(chosen('destination=thailand&duration=6-months')).toEqual({
    preferredDestination: 'thailand',
    programDuration: '6-months',
  });
  // The same country by its page's name.
  expect(chosen('destination=united-kingdom')).toEqual({ preferredDestination: 'uk' });
});

test.each(['', 'destination=', 'destination=atlantis', 'duration=5-minutes', 'firstName=Eve'])(
  '?%s chooses nothing',
  (query) => {
    expect(chosen(query)).toEqual({});
  },
);
