import { expect, test } from 'vitest';
import { languages } from '#content/language.ts';
import { medicalInternships } from '#content/programme-pages/medical-internships.ts';
import { splitSentence } from './split-sentence.ts';

const age = { label: 'Age', value: '18 or over' };
const passport = { label: 'Passport', value: 'valid passport' };

test('labels are replaced by their requirements', () => {
  expect(splitSentence('You are {Age}, with a {Passport}', [passport, age])).toEqual([
    { text: 'You are ', term: false },
    { text: '18 or over', term: true },
    { text: ', with a ', term: false },
    { text: 'valid passport', term: true },
  ]);
});

test('a label that no requirement has, or that is used twice, is an error', () => {
  expect(() => splitSentence('You are {Age} with a {Visa}', [age])).toThrow('Visa');
  expect(() => splitSentence('{Age}, {Age}', [age])).toThrow('Age');
});

test('a requirement that the sentence omits is an error', () => {
  expect(() => splitSentence('You are {Age}', [age, passport])).toThrow('Passport');
});

test.each(languages)('the sentence of the page in %s names all seven requirements', (language) => {
  const { sentence, requirements } = medicalInternships[language].eligibility;
  const terms = splitSentence(sentence, requirements).filter(({ term }) => term);
  expect(terms).toHaveLength(7);
});
