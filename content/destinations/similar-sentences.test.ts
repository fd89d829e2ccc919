import { expect, test } from 'vitest';
import type { Country } from '../types/country.ts';
import type { DestinationSlug } from './destinations.ts';
import { countryRecords } from './records.ts';

/** Shorter sentences are not compared, because any country may have them: "The embassy decides." */
const minWords = 4;

/** Lists the texts that have to be unique to a country. Rules, documents and services may be the same in several. */
const listUniqueTexts = ({ subheadline, overview, placements, benefits, poster }: Country) => [
  subheadline,
  ...overview,
  ...placements.map(({ text }) => text),
  ...benefits,
  poster.description,
];

/** Splits a text into sentences. A full stop within a number doesn't end a sentence: "2 to 3.5 years". */
const splitSentences = (text: string) =>
  text
    .split(/[.!?…]+(?=[\s”’]|$)/)
    .map((sentence) => sentence.replace(/[^\p{Letter}\p{Number}]+/gu, ' ').trim())
    .filter((sentence) => sentence.split(' ').length >= minWords);

/** Masks every name of a country, a people, a town or a language, with its article. */
const maskNames = (sentence: string) =>
  sentence
    .replace(/\p{Lu}\S*/gu, '*')
    .replace(/\*( \*)+/g, '*')
    .replace(/\b(?:[Tt]he|[Aa]n?) \*/g, '*');

/** A masked sentence with fewer other words is not compared: "Abu Dhabi and Dubai" consists of names. */
const minOtherWords = 3;

/** Returns the sentence, and the sentence with masked names, in lower case. */
function createComparedForms(sentence: string): Set<string> {
  const maskedSentence = maskNames(sentence);
  const words = maskedSentence.split(' ').filter((word) => word !== '*');
  const forms = words.length < minOtherWords ? [sentence] : [sentence, maskedSentence];
  return new Set(forms.map((form) => form.toLowerCase()));
}

/** @returns the sentences that two or more countries have in either form, after the countries' slugs */
function findSimilarSentences(texts: Partial<Record<DestinationSlug, string[]>>): string[] {
  const countriesByForm = new Map<string, Set<string>>();
  for (const slug of Object.keys(texts) as DestinationSlug[]) {
    for (const sentence of (texts[slug] ?? []).flatMap(splitSentences)) {
      for (const form of createComparedForms(sentence)) {
        countriesByForm.set(form, (countriesByForm.get(form) ?? new Set()).add(slug));
      }
    }
  }
  return [...countriesByForm]
    .filter(([, countries]) => countries.size > 1)
    .map(([form, countries]) => `${[...countries].join(', ')}: ${form}`);
}

test('no two countries have the same sentence', () => {
  const texts = Object.fromEntries(
    Object.entries(countryRecords).map(([slug, record]) => [slug, listUniqueTexts(record)]),
  );
  expect(Object.keys(texts)).not.toHaveLength(0);
  expect(findSimilarSentences(texts)).toEqual([]);
});

test.each([
  ['case and punctuation', 'Winters are mild, and wet.', 'Long days. winters are mild and wet!'],
  ['the name', 'Summers in Italy are long.', 'Summers in Denmark are long.'],
  ['the adjective', 'You apply at an Italian embassy.', 'You apply at the Danish embassy.'],
])('sentences are similar when only %s differs', (_, italy, denmark) => {
  expect(findSimilarSentences({ italy: [italy], denmark: [denmark] })).toHaveLength(1);
});

test.each([
  ['short sentences', 'The embassy decides.', 'The embassy decides.'],
  [
    'sentences of one country',
    'It rains often here. It rains often here.',
    'Rain is rare here in July.',
  ],
  [
    'sentences with different numbers',
    'It takes 3.5 years to learn.',
    'It takes 2.5 years to learn.',
  ],
])('%s are not similar', (_, italy, denmark) => {
  expect(findSimilarSentences({ italy: [italy], denmark: [denmark] })).toEqual([]);
});
