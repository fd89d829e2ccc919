import { expect, test } from 'vitest';
import { createDestinationLink, createPosterLink } from './destination-link.ts';

test('a destination’s link has its name and its flag', () => {
  expect(createDestinationLink('uae', 'en')).toEqual({
    to: '/destinations/uae',
    name: 'United Arab Emirates',
    flag: 'flags/ae',
  });
});

test('a poster’s link has its name, its region and its poster', () => {
  expect(createPosterLink('uae', 'en')).toEqual({
    to: '/destinations/uae',
    name: 'United Arab Emirates',
    region: 'middle-east',
    poster: 'place-uae',
  });
});
