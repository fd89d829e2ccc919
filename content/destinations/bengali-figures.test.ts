import { expect, test } from 'vitest';
import { toLatinDigits } from '../formats/bengali-digits.ts';
import type { Language } from '../language.ts';
import { type DestinationSlug, destinations } from './destinations.ts';
import { localisedCountries } from './records.ts';

/** Lists the texts that each language has of its own. */
const listTexts = (slug: DestinationSlug, language: Language): string[] => {
  const { subheadline, overview, placements, benefits, included, notIncluded } =
    localisedCountries[language][slug];
  const placementTexts = placements.flatMap(({ text, hours = '' }) => [text, hours]);
  return [subheadline, ...overview, ...placementTexts, ...benefits, ...included, ...notIncluded];
};

/** Lists the figures of a text in ascending order. The Bengali for "and a half" stands before its figure. */
const listFigures = (text: string) =>
  (
    toLatinDigits(text)
      .replace(/সাড়ে (\d+)/g, '$1.5')
      .match(/(?<![A-Za-z])\d[\d,]*(?:\.\d+)?/g) ?? []
  )
    .map((figure) => Number(figure.replaceAll(',', '')))
    .sort((a, b) => a - b);

test.each(destinations)(
  'the Bengali texts of $slug have the figures of the English ones',
  ({ slug }) => {
    expect(listTexts(slug, 'bn').map(listFigures)).toEqual(listTexts(slug, 'en').map(listFigures));
  },
);

test.each([
  ['১,৬০০ থেকে ২,১৩০ ইউরো', [1600, 2130]],
  ['২ থেকে সাড়ে ৩ বছর', [2, 3.5]],
  ['32-40 a week', [32, 40]],
])('the figures of "%s"', (text, figures) => {
  expect(listFigures(text)).toEqual(figures);
});
