import { expect, test } from 'vitest';
import { countryRecords, localisedCountries } from './records.ts';

const countWords = (text: string) => text.split(/\s+/).length;

test.each(Object.entries(countryRecords))(
  'the overview of %s has one or two paragraphs and 90 words at most',
  (_, { overview }) => {
    expect([1, 2]).toContain(overview.length);
    expect(countWords(overview.join(' '))).toBeLessThanOrEqual(90);
  },
);

test.each(
  Object.entries(localisedCountries).flatMap(([language, countries]) =>
    Object.entries(countries).map(([slug, country]) => ({ language, slug, country })),
  ),
)('$slug has three or four benefits ($language)', ({ country: { benefits } }) => {
  expect([3, 4]).toContain(benefits.length);
});
