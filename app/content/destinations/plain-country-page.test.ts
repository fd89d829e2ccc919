import { expect, test } from 'vitest';
import { plainCountryPage } from './plain-country-page.ts';

test.each([
  ['United Kingdom', 'Programs in the United Kingdom: '],
  ['Italy', 'Programs in Italy: '],
])('%s stands in a sentence as it should', (name, beginning) => {
  expect(plainCountryPage({ name }).lede.startsWith(beginning)).toBe(true);
});
