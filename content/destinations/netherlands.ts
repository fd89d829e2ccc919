import { netherlands as bengali } from '../bn/destinations/netherlands.ts';
import { netherlands as english } from '../en/destinations/netherlands.ts';
import { countryDocuments } from '../required-documents.ts';
import type { CountryFigures } from '../types/country-texts.ts';
import { createCountry } from './create-country.ts';
import { generalRequirements } from './usual.ts';

/**
 * The stipend comes from the specification (requirements 9), which gives no length of stay. The eligibility is its general one
 * (requirements 5).
 */
const figures: CountryFigures<keyof typeof english.placements, keyof typeof english.eligibility> = {
  flag: '🇳🇱',
  spellings: {
    bengali: ['নেদারল্যান্ডস', 'নেদারল্যান্ড', 'হল্যান্ড'],
    latin: ['nederland', 'nedarland', 'netharland', 'holland', 'amsterdam'],
  },
  poster: { file: 'place-netherlands', closingPart: '38%' },
  placements: {
    'netherlands-hospitality-internship': {
      positions: ['hotel', 'restaurant', 'kitchen', 'events'],
      stipend: { currency: 'EUR', from: 1000, to: 1400, per: 'month' },
    },
  },
  eligibility: generalRequirements.ownPassportCard,
  documents: countryDocuments,
};

/** The record of /destinations/netherlands in each language. */
export const netherlands = createCountry(figures, { en: english, bn: bengali });
