import { expect, test } from 'vitest';
import { entry } from './source.ts';

test('an offer that is paused stands in the lists with why, a country with that it is', () => {
  expect(entry({ slug: 'north-land', isPaused: true, region: undefined })).toBe(
    "  { slug: 'north-land', isPaused: true },",
  );
  const paused = { since: '2027-05-03', reason: 'Not before spring.' };
  expect(entry({ slug: 'farm', paused })).toBe(
    "  { slug: 'farm', paused: { since: '2027-05-03', reason: 'Not before spring.' } },",
  );
});
