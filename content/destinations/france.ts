import { france as bengali } from '../bn/destinations/france.ts';
import { age18to30 } from '../eligibility/ages.ts';
import { france as english } from '../en/destinations/france.ts';
import { countryDocuments } from '../required-documents.ts';
import type { CountryFigures } from '../types/country-texts.ts';
import { createCountry } from './create-country.ts';
import { generalRequirements } from './usual.ts';

/** The stipend and the age come from the specification (sections 5 and 9). */
const figures: CountryFigures<keyof typeof english.placements, keyof typeof english.eligibility> = {
  flag: '🇫🇷',
  spellings: { bengali: ['ফ্রান্স'], latin: ['frans', 'phrans', 'fransh', 'paris'] },
  poster: { file: 'place-france', closingPart: '18%' },
  placements: {
    'france-hospitality-internship': {
      positions: ['kitchen-and-pastry', 'restaurant-service', 'front-office'],
      stipend: { currency: 'EUR', from: 800, to: 1200, per: 'month' },
      picture: { file: 'gallery-kitchen' },
    },
  },
  eligibility: {
    ...generalRequirements.languageAndPassport,
    age: { requirements: [age18to30.figures] },
  },
  documents: countryDocuments,
};

/** The record of /destinations/france in each language. */
export const france = createCountry(figures, { en: english, bn: bengali });
