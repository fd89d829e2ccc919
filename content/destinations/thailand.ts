import { thailand as bengali } from '../bn/destinations/thailand.ts';
import { thailand as english } from '../en/destinations/thailand.ts';
import { countryDocuments } from '../required-documents.ts';
import type { CountryFigures } from '../types/country-texts.ts';
import { createCountry } from './create-country.ts';
import { generalRequirements } from './usual.ts';

/**
 * The stipend comes from the specification (requirements 9), which gives no length of stay. The eligibility is its general one
 * (requirements 5).
 */
const figures: CountryFigures<keyof typeof english.placements, keyof typeof english.eligibility> = {
  flag: '🇹🇭',
  spellings: { bengali: ['থাইল্যান্ড'], latin: ['tailand', 'thiland', 'thailend', 'thai', 'bangkok'] },
  poster: { file: 'place-thailand', closingPart: '67%' },
  placements: {
    'thailand-hotel-and-resort-internship': {
      positions: ['front-office', 'food-and-beverage', 'kitchen', 'housekeeping'],
      stipend: { currency: 'THB', from: 25000, to: 35000, per: 'month' },
    },
  },
  eligibility: generalRequirements.languageAndPassport,
  documents: countryDocuments,
};

/** The record of /destinations/thailand in each language. */
export const thailand = createCountry(figures, { en: english, bn: bengali });
