import { expect, test } from 'vitest';
import { destinations } from '#content/destinations/destinations.ts';
import type { Destination } from '#content/types/destination.ts';
import { getPreferredDestinations } from './application-options.ts';
import { excludePaused, getDestinationOptions } from './destination-options.ts';

const preferredDestinations = getPreferredDestinations('en');
const paused = ['united-kingdom', 'denmark'];
const list: Destination[] = destinations.map((destination) =>
  paused.includes(destination.slug) ? { ...destination, isPaused: true } : destination,
);

test('forms don’t offer a country whose programmes are all paused, whatever its value', () => {
  // The specification's list has the value 'uk'.
  expect(preferredDestinations.map(({ value }) => value)).toContain('uk');
  const offered = excludePaused([...preferredDestinations, ...getDestinationOptions('en')], list);
  const values = offered.map(({ value }) => value);
  expect(values).not.toContain('uk');
  for (const slug of paused) expect(values).not.toContain(slug);
  expect(values).toContain('germany');
});

test('forms offer all countries when none is paused', () => {
  expect(excludePaused(preferredDestinations)).toEqual(preferredDestinations);
});
