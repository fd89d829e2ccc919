import { czechRepublic as bengali } from '../bn/destinations/czech-republic.ts';
import { czechRepublic as english } from '../en/destinations/czech-republic.ts';
import { countryDocuments } from '../required-documents.ts';
import type { CountryFigures } from '../types/country-texts.ts';
import { createCountry } from './create-country.ts';
import { generalRequirements } from './usual.ts';

/** The specification gives no figure for this country; the eligibility is its general one (section 5). */
const figures: CountryFigures<keyof typeof english.placements, keyof typeof english.eligibility> = {
  flag: '🇨🇿',
  spellings: {
    bengali: ['চেক প্রজাতন্ত্র', 'চেক রিপাবলিক', 'চেকিয়া'],
    latin: ['chek', 'check republic', 'chek republic', 'czechia', 'chekia', 'prague'],
  },
  poster: { file: 'place-czech-republic', closingPart: '7%' },
  placements: {
    'czech-republic-city-and-spa-hotel-internship': {
      positions: ['front-office', 'restaurant', 'kitchen', 'housekeeping'],
      picture: { file: 'prog-professional' },
    },
  },
  eligibility: generalRequirements.ownPassportCard,
  documents: countryDocuments,
};

/** The record of /destinations/czech-republic in each language. */
export const czechRepublic = createCountry(figures, { en: english, bn: bengali });
