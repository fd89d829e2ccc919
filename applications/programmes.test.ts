import { expect, test } from 'vitest';
import { currentEducations, preferredDestinations, programDurations } from './options.ts';
import { applicationProgrammes, findProgramme, optionLabel } from './programmes.ts';

test('the options are those of the specification', () => {
  // SPEC section 3, word for word.
  expect(currentEducations.map(({ value }) => value).join(', ')).toBe(
    'high-school, undergraduate, graduate, postgraduate',
  );
  expect(preferredDestinations.map(({ value }) => value).join(', ')).toBe(
    'usa, france, italy, spain, portugal, uk, netherlands, new-zealand, czech-republic, croatia, montenegro, malta, greece, thailand, vietnam, indonesia, malaysia, hong-kong, uae, bahrain',
  );
  expect(programDurations.map(({ value }) => value).join(', ')).toBe(
    '3-months, 6-months, 12-months, 18-months, 24-months',
  );
});

test('no programme removes an option, and none offers one twice', () => {
  for (const { options } of applicationProgrammes) {
    expect(options.currentEducation).toEqual(currentEducations);
    expect(options.preferredDestination).toEqual(expect.arrayContaining(preferredDestinations));
    expect(options.programDuration).toEqual(expect.arrayContaining(programDurations));
    for (const list of Object.values(options)) {
      expect(new Set(list.map(({ value }) => value)).size).toBe(list.length);
      expect(new Set(list.map(({ label }) => label)).size).toBe(list.length);
    }
  }
});

test('the medical internships offer their twelve countries', () => {
  const labels = findProgramme('medical-internships')?.options.preferredDestination.map(
    ({ label }) => label,
  );
  expect(labels).toEqual(
    expect.arrayContaining(
      'Greece, Argentina, Mexico, Peru, Jamaica, Cambodia, Mongolia, Nepal, Sri Lanka, Ghana, Kenya, Tanzania'.split(
        ', ',
      ),
    ),
  );
});

test('other programmes have no shared form', () => {
  expect(findProgramme('study-abroad')).toBeUndefined();
  expect(findProgramme('constructor')).toBeUndefined();
  expect(findProgramme(undefined)).toBeUndefined();
});

test('a value that is no longer offered is its own label', () => {
  expect(optionLabel('student-exchange', 'preferredDestination', 'uk')).toBe('United Kingdom');
  expect(optionLabel('student-exchange', 'preferredDestination', 'atlantis')).toBe('atlantis');
  expect(optionLabel('a-former-programme', 'programDuration', '6-months')).toBe('6-months');
});
