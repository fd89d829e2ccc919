import { expect, test } from 'vitest';
import { toLatinDigits } from '../formats/bengali-digits.ts';
import type { Country } from '../types/country.ts';
import { findCountryRecord } from './bengali-records.ts';
import type { DestinationSlug } from './destinations.ts';
import { countryRecords } from './records.ts';

const slugs = Object.keys(countryRecords) as DestinationSlug[];

/** Lists the texts that each language has of its own. */
const listTexts = ({ subheadline, overview, placements, benefits }: Country): string[] => [
  subheadline,
  ...overview,
  ...placements.map(({ text }) => text),
  ...benefits,
];

/** Lists the figures of a text in ascending order. The Bengali for "and a half" stands before its figure. */
const listFigures = (text: string) =>
  (
    toLatinDigits(text)
      .replace(/সাড়ে (\d+)/g, '$1.5')
      .match(/(?<![A-Za-z])\d[\d,]*(?:\.\d+)?/g) ?? []
  )
    .map((figure) => Number(figure.replaceAll(',', '')))
    .sort((a, b) => a - b);

test.each(slugs.flatMap((slug) => findCountryRecord(slug, 'bn') ?? []))(
  'the Bengali texts of $flag have the figures of the English ones',
  (bengali) => {
    const english = Object.values(countryRecords).find(({ flag }) => flag === bengali.flag);
    if (!english) throw new Error(`No country has the flag ${bengali.flag}`);
    expect(listTexts(bengali).map(listFigures)).toEqual(listTexts(english).map(listFigures));
  },
);
