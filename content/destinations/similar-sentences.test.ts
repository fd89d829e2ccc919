import { expect, test } from 'vitest';
import type { Country } from '../types/country.ts';
import type { DestinationSlug } from './destinations.ts';
import { countryRecords } from './records.ts';

/** A shorter one says too little to be anybody's own: "The embassy decides." */
const fewestWords = 4;

/** The texts that have to be a country's own. Rules, documents and services may be the same in several. */
const textsOf = ({ subheadline, overview, placements, benefits, poster }: Country) => [
  subheadline,
  ...overview,
  ...placements.map(({ text }) => text),
  ...benefits,
  poster.description,
];

/** A stop within a number ends nothing: "2 to 3.5 years". */
const sentencesOf = (text: string) =>
  text
    .split(/[.!?…]+(?=[\s”’]|$)/)
    .map((sentence) => sentence.replace(/[^\p{Letter}\p{Number}]+/gu, ' ').trim())
    .filter((sentence) => sentence.split(' ').length >= fewestWords);

/** Every name struck out: what a country, its people, its towns and its language are called. */
const withoutNames = (sentence: string) =>
  sentence
    .replace(/\p{Lu}\S*/gu, '*')
    .replace(/\*( \*)+/g, '*')
    .replace(/\b(?:[Tt]he|[Aa]n?) \*/g, '*');

/** "Abu Dhabi and Dubai" is nothing but names. */
const fewestOtherWords = 3;

/** The sentence as it is, and as it would be in any country. */
function formsOf(sentence: string): Set<string> {
  const anywhere = withoutNames(sentence);
  const words = anywhere.split(' ').filter((word) => word !== '*');
  const forms = words.length < fewestOtherWords ? [sentence] : [sentence, anywhere];
  return new Set(forms.map((form) => form.toLowerCase()));
}

/** @returns the sentences that stand in the texts of two countries or more, in either form */
function findSimilarSentences(texts: Partial<Record<DestinationSlug, string[]>>): string[] {
  const countriesOf = new Map<string, Set<string>>();
  for (const slug of Object.keys(texts) as DestinationSlug[]) {
    for (const sentence of (texts[slug] ?? []).flatMap(sentencesOf)) {
      for (const form of formsOf(sentence)) {
        countriesOf.set(form, (countriesOf.get(form) ?? new Set()).add(slug));
      }
    }
  }
  return [...countriesOf]
    .filter(([, countries]) => countries.size > 1)
    .map(([form, countries]) => `${[...countries].join(', ')}: ${form}`);
}

test('no two countries say the same sentence', () => {
  const texts = Object.fromEntries(
    Object.entries(countryRecords).map(([slug, record]) => [slug, textsOf(record)]),
  );
  expect(Object.keys(texts)).not.toHaveLength(0);
  expect(findSimilarSentences(texts)).toEqual([]);
});

test.each([
  ['case and punctuation', 'Winters are mild, and wet.', 'Long days. winters are mild and wet!'],
  ['the name', 'Summers in Italy are long.', 'Summers in Denmark are long.'],
  ['the adjective', 'You apply at an Italian embassy.', 'You apply at the Danish embassy.'],
])('sentences are alike where only %s differs', (_, italy, denmark) => {
  expect(findSimilarSentences({ italy: [italy], denmark: [denmark] })).toHaveLength(1);
});

test.each([
  ['short ones', 'The embassy decides.', 'The embassy decides.'],
  [
    'those of one country',
    'It rains often here. It rains often here.',
    'Rain is rare here in July.',
  ],
  ['numbers', 'It takes 3.5 years to learn.', 'It takes 2.5 years to learn.'],
])('%s are not alike', (_, italy, denmark) => {
  expect(findSimilarSentences({ italy: [italy], denmark: [denmark] })).toEqual([]);
});
