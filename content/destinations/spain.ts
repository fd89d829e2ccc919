import { spain as bengali } from '../bn/destinations/spain.ts';
import { spain as english } from '../en/destinations/spain.ts';
import { countryDocuments } from '../required-documents.ts';
import type { CountryFigures } from '../types/country-texts.ts';
import { createCountry } from './create-country.ts';
import { generalRequirements } from './usual.ts';

/**
 * The stipend comes from the specification (requirements 9), which gives no length of stay. The eligibility is its general one
 * (requirements 5).
 */
const figures: CountryFigures<keyof typeof english.placements, keyof typeof english.eligibility> = {
  flag: '🇪🇸',
  spellings: {
    bengali: ['স্পেন'],
    latin: ['spen', 'ispen', 'espana', 'spian', 'barcelona', 'madrid'],
  },
  poster: { file: 'place-spain', closingPart: '23%' },
  placements: {
    'spain-hospitality-internship': {
      positions: ['guest-services', 'food-and-beverage', 'events-and-leisure'],
      stipend: { currency: 'EUR', from: 750, to: 1150, per: 'month' },
      picture: { file: 'prog-lobby' },
    },
  },
  eligibility: generalRequirements.languageAndPassport,
  documents: countryDocuments,
};

/** The record of /destinations/spain in each language. */
export const spain = createCountry(figures, { en: english, bn: bengali });
