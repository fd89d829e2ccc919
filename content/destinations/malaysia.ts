import { malaysia as bengali } from '../bn/destinations/malaysia.ts';
import { malaysia as english } from '../en/destinations/malaysia.ts';
import { countryDocuments } from '../required-documents.ts';
import type { CountryFigures } from '../types/country-texts.ts';
import { createCountry } from './create-country.ts';
import { generalRequirements } from './usual.ts';

/**
 * The stipend comes from the specification (section 9), which gives no duration; the eligibility is its general
 * one (section 5).
 */
const figures: CountryFigures<keyof typeof english.placements, keyof typeof english.eligibility> = {
  flag: '🇲🇾',
  spellings: {
    bengali: ['মালয়েশিয়া', 'মালেশিয়া'],
    latin: ['malayshia', 'maleshia', 'malesia', 'malaisia', 'kuala lumpur'],
  },
  poster: { file: 'place-malaysia', closingPart: '3%' },
  placements: {
    'malaysia-hospitality-internship': {
      positions: ['front-office', 'kitchen', 'housekeeping', 'sales-and-marketing'],
      stipend: { currency: 'MYR', from: 1000, to: 2000, per: 'month' },
      picture: { file: 'gallery-kitchen' },
    },
  },
  eligibility: generalRequirements.languageAndPassport,
  documents: countryDocuments,
};

/** The record of /destinations/malaysia in each language. */
export const malaysia = createCountry(figures, { en: english, bn: bengali });
