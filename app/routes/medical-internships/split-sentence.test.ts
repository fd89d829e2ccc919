import { expect, test } from 'vitest';
import { medicalInternships } from '#content/programmes/medical-internships.ts';
import { splitSentence } from './split-sentence.ts';

const age = { label: 'Age', value: '18 or over' };
const passport = { label: 'Passport', value: 'valid passport' };

test('requirements take the place of their labels', () => {
  expect(splitSentence('You are {Age}, with a {Passport}', [passport, age])).toEqual([
    { text: 'You are ', term: false },
    { text: '18 or over', term: true },
    { text: ', with a ', term: false },
    { text: 'valid passport', term: true },
  ]);
});

test('a label that none has, or that stands twice, is an error', () => {
  expect(() => splitSentence('You are {Age} with a {Visa}', [age])).toThrow('Visa');
  expect(() => splitSentence('{Age}, {Age}', [age])).toThrow('Age');
});

test('a requirement that the sentence forgets is an error', () => {
  expect(() => splitSentence('You are {Age}', [age, passport])).toThrow('Passport');
});

test('the page names all seven', () => {
  const { sentence, requirements } = medicalInternships.eligibility;
  const terms = splitSentence(sentence, requirements).filter(({ term }) => term);
  expect(terms).toHaveLength(7);
});
