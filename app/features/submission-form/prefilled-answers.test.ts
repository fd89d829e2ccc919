import { expect, test } from 'vitest';
import { programmes } from '#content/programmes/programmes.ts';
import { getApplicationForm } from '#domain/submissions/forms/application.ts';
import { getPrefilledAnswers } from './prefilled-answers.ts';

const prefill = (query: string) =>
  getPrefilledAnswers(getApplicationForm('student-exchange', 'en'), new URLSearchParams(query));

test('a URL selects a destination and a duration that the form offers', () => {
  expect(prefill('destination=thailand&duration=6-months')).toEqual({
    preferredDestination: 'thailand',
    programDuration: '6-months',
  });
  // The value is 'uk' in the form, and 'united-kingdom' in URLs.
  expect(prefill('destination=united-kingdom')).toEqual({ preferredDestination: 'uk' });
});

test.each([
  '',
  'destination=',
  'destination=atlantis',
  'duration=5-minutes',
  'firstName=Eve',
  // Links of plans, which the site no longer has, chose a month of departure.
  'leave=2027-09',
])('?%s selects nothing', (query) => {
  expect(prefill(query)).toEqual({});
});

test.each(programmes.filter((programme) => 'atHome' in programme))(
  '$slug begins with Bangladesh as its destination, which an address may change',
  ({ slug }) => {
    const form = getApplicationForm(slug, 'bn');
    const getDestination = (query: string) =>
      getPrefilledAnswers(form, new URLSearchParams(query)).preferredDestination;
    expect(getDestination('')).toBe('bangladesh');
    expect(getDestination('destination=atlantis')).toBe('bangladesh');
    expect(getDestination('destination=thailand')).toBe('thailand');
  },
);
