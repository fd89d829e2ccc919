import { italy as bengali } from '../bn/destinations/italy.ts';
import { italy as english } from '../en/destinations/italy.ts';
import { countryDocuments } from '../required-documents.ts';
import type { CountryFigures } from '../types/country-texts.ts';
import { createCountry } from './create-country.ts';
import { generalRequirements } from './usual.ts';

/** The stipend comes from the specification (section 9), and so does the general eligibility (section 5). */
const figures: CountryFigures<keyof typeof english.placements, keyof typeof english.eligibility> = {
  flag: '🇮🇹',
  spellings: {
    bengali: ['ইতালি', 'ইটালি', 'ইতালী'],
    latin: ['itali', 'etali', 'italia', 'itally', 'itly', 'rome', 'venice', 'milan'],
  },
  poster: { file: 'place-italy', closingPart: '20%' },
  placements: {
    'italy-hospitality-internship': {
      positions: ['hotel-reception', 'restaurant-and-bar', 'kitchen'],
      stipend: { currency: 'EUR', from: 700, to: 1100, per: 'month' },
      picture: { file: 'gallery-market' },
    },
  },
  eligibility: generalRequirements.languageAndPassport,
  documents: countryDocuments,
};

/** The record of /destinations/italy in each language. */
export const italy = createCountry(figures, { en: english, bn: bengali });
