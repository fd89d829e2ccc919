import { expect, test } from 'vitest';
import type { Country } from '../types/country.ts';
import { bengaliRecords } from './bengali-records.ts';
import { countryRecords } from './records.ts';

const listTexts = ({ overview, placements, benefits, included, notIncluded }: Country) => [
  ...overview,
  ...placements.flatMap(({ text, hours = '' }) => [text, hours]),
  ...benefits,
  ...included,
  ...notIncluded,
];

/** Lists the figures of texts in either language, in order of size. 'সাড়ে ৩' is 3.5. */
const listFigures = (texts: readonly string[]) =>
  (
    texts
      .join(' ')
      .replace(/[০-৯]/g, (digit) => String('০১২৩৪৫৬৭৮৯'.indexOf(digit)))
      .replace(/সাড়ে (\d+)/g, '$1.5')
      .match(/\d[\d,]*(?:\.\d+)?/g) ?? []
  )
    .map((figure) => Number(figure.replaceAll(',', '')))
    .toSorted((a, b) => a - b);

test.each(Object.entries(bengaliRecords))(
  'the Bengali texts of %s have the figures of the English ones',
  (slug, bengali) => {
    const english = Object.entries(countryRecords).find(([key]) => key === slug)?.[1];
    if (!bengali || !english) throw new Error(`${slug} has no record`);
    expect(listFigures(listTexts(bengali))).toEqual(listFigures(listTexts(english)));
  },
);

test.each([
  ['১,৬০০ থেকে ২,১৩০ ইউরো', [1600, 2130]],
  ['২ থেকে সাড়ে ৩ বছর', [2, 3.5]],
  ['32-40 a week', [32, 40]],
])('the figures of "%s"', (text, figures) => {
  expect(listFigures([text])).toEqual(figures);
});
