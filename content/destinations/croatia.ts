import { croatia as bengali } from '../bn/destinations/croatia.ts';
import { croatia as english } from '../en/destinations/croatia.ts';
import { countryDocuments } from '../required-documents.ts';
import type { CountryFigures } from '../types/country-texts.ts';
import { createCountry } from './create-country.ts';
import { generalRequirements } from './usual.ts';

/** The specification gives no figure for this country; the eligibility is its general one (section 5). */
const figures: CountryFigures<keyof typeof english.placements, keyof typeof english.eligibility> = {
  flag: '🇭🇷',
  spellings: { bengali: ['ক্রোয়েশিয়া'], latin: ['kroatia', 'kroesia', 'croesia', 'kroyeshia'] },
  poster: { file: 'place-croatia', closingPart: '67%' },
  placements: {
    'croatia-seaside-hotel-internship': {
      positions: ['hotel', 'restaurant', 'kitchen', 'tourism'],
      picture: { file: 'prog-lobby' },
    },
  },
  eligibility: generalRequirements.ownPassportCard,
  documents: countryDocuments,
};

/** The record of /destinations/croatia in each language. */
export const croatia = createCountry(figures, { en: english, bn: bengali });
