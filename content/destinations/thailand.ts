import { thailand as bengali } from '../bn/destinations/thailand.ts';
import { age18to35 } from '../eligibility/ages.ts';
import { basicEnglish } from '../eligibility/english.ts';
import { secondYearOrNewGraduate } from '../eligibility/studies.ts';
import { thailand as english } from '../en/destinations/thailand.ts';
import { countryDocuments } from '../required-documents.ts';
import type { CountryFigures } from '../types/country-texts.ts';
import { createCountry } from './create-country.ts';

/**
 * The stipend comes from the specification (requirements 9), which gives no length of stay. The eligibility is its general one
 * (requirements 5).
 */
const figures: CountryFigures<keyof typeof english.placements, keyof typeof english.eligibility> = {
  flag: '🇹🇭',
  spellings: { bengali: ['থাইল্যান্ড'], latin: ['tailand', 'thiland', 'thailend', 'thai', 'bangkok'] },
  poster: { file: 'place-thailand', closingPart: '53%' },
  placements: {
    'thailand-hotel-and-resort-internship': {
      positions: ['front-office', 'food-and-beverage', 'kitchen', 'housekeeping'],
      stipend: { currency: 'THB', from: 25000, to: 35000, per: 'month' },
    },
  },
  eligibility: {
    age: { requirements: [age18to35.figures] },
    studies: {
      requirements: [secondYearOrNewGraduate.student, secondYearOrNewGraduate.orGraduate],
    },
    language: { requirements: [basicEnglish.plain] },
  },
  documents: countryDocuments,
};

/** The record of /destinations/thailand in each language. */
export const thailand = {
  en: createCountry(figures, english, 'en'),
  bn: createCountry(figures, bengali, 'bn'),
};
