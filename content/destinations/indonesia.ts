import { indonesia as bengali } from '../bn/destinations/indonesia.ts';
import { indonesia as english } from '../en/destinations/indonesia.ts';
import { countryDocuments } from '../required-documents.ts';
import type { CountryFigures } from '../types/country-texts.ts';
import { createCountry } from './create-country.ts';
import { generalRequirements } from './usual.ts';

/**
 * The stipend comes from the specification (section 9), which gives no duration; the eligibility is its general
 * one (section 5).
 */
const figures: CountryFigures<keyof typeof english.placements, keyof typeof english.eligibility> = {
  flag: '🇮🇩',
  spellings: { bengali: ['ইন্দোনেশিয়া'], latin: ['indoneshia', 'endonesia', 'bali', 'jakarta'] },
  poster: { file: 'place-indonesia', closingPart: '40%' },
  placements: {
    'indonesia-resort-internship': {
      positions: ['front-office', 'food-and-beverage', 'housekeeping', 'events'],
      stipend: { currency: 'USD', from: 700, to: 1100, per: 'month' },
      picture: { file: 'prog-lobby' },
    },
  },
  eligibility: generalRequirements.languageAndPassport,
  documents: countryDocuments,
};

/** The record of /destinations/indonesia in each language. */
export const indonesia = createCountry(figures, { en: english, bn: bengali });
