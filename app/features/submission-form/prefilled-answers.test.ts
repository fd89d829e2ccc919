import { expect, test } from 'vitest';
import { getApplicationForm } from '#domain/submissions/forms/application.ts';
import { getPrefilledAnswers } from './prefilled-answers.ts';

const prefill = (query: string) =>
  getPrefilledAnswers(getApplicationForm('virtual-internship'), new URLSearchParams(query));

test('a URL selects a destination and a duration that the form offers', () => {
  expect(prefill('destination=thailand&duration=6-months')).toEqual({
    preferredDestination: 'thailand',
    programDuration: '6-months',
  });
  // The value is 'uk' in the form, and 'united-kingdom' in URLs.
  expect(prefill('destination=united-kingdom')).toEqual({ preferredDestination: 'uk' });
});

test.each(['', 'destination=', 'destination=atlantis', 'duration=5-minutes', 'firstName=Eve'])(
  '?%s selects nothing',
  (query) => {
    expect(prefill(query)).toEqual({});
  },
);
