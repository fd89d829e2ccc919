import { newZealand as bengali } from '../bn/destinations/new-zealand.ts';
import { newZealand as english } from '../en/destinations/new-zealand.ts';
import { countryDocuments } from '../required-documents.ts';
import type { CountryFigures } from '../types/country-texts.ts';
import { createCountry } from './create-country.ts';
import { generalRequirements } from './usual.ts';

/**
 * The stipend comes from the specification (requirements 9), which gives no length of stay. The eligibility is its general one
 * (requirements 5).
 */
const figures: CountryFigures<keyof typeof english.placements, keyof typeof english.eligibility> = {
  flag: '🇳🇿',
  spellings: {
    bengali: ['নিউজিল্যান্ড', 'নিউ জিল্যান্ড'],
    latin: ['newziland', 'niuziland', 'new zeland', 'nz', 'auckland'],
  },
  poster: { file: 'place-new-zealand', closingPart: '53%' },
  placements: {
    'new-zealand-hospitality-internship': {
      positions: ['hotel', 'restaurant', 'kitchen', 'tourism'],
      stipend: { currency: 'NZD', from: 1200, to: 1600, per: 'month' },
    },
  },
  eligibility: generalRequirements.ownPassportCard,
  documents: countryDocuments,
};

/** The record of /destinations/new-zealand in each language. */
export const newZealand = createCountry(figures, { en: english, bn: bengali });
