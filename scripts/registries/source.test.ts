import { expect, test } from 'vitest';
import { entry } from './source.ts';

test('a list says of a country that it is paused, and leaves out what is not given', () => {
  expect(entry({ slug: 'north-land', isPaused: true, region: undefined })).toBe(
    "  { slug: 'north-land', isPaused: true },",
  );
});
