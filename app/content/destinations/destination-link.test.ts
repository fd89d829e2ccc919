import { expect, test } from 'vitest';
import { destinationLink } from './destination-link.ts';
import { flagOf } from './flags.ts';

test('a destination’s link has its name and its flag', () => {
  expect(destinationLink('uae')).toEqual({
    to: '/destinations/uae',
    name: 'United Arab Emirates',
    flag: flagOf('ae'),
  });
});
