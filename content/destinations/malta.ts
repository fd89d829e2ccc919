import { malta as bengali } from '../bn/destinations/malta.ts';
import { malta as english } from '../en/destinations/malta.ts';
import { countryDocuments } from '../required-documents.ts';
import type { CountryFigures } from '../types/country-texts.ts';
import { createCountry } from './create-country.ts';
import { generalRequirements } from './usual.ts';

/**
 * The specification gives no figure for this country. The eligibility is its general one (requirements 5).
 */
const figures: CountryFigures<keyof typeof english.placements, keyof typeof english.eligibility> = {
  flag: '🇲🇹',
  spellings: { bengali: ['মাল্টা'], latin: ['molta', 'maltha'] },
  poster: { file: 'place-malta', closingPart: '60%' },
  placements: {
    'malta-island-hotel-internship': {
      positions: ['front-office', 'restaurant', 'kitchen', 'events'],
      picture: { file: 'prog-lobby' },
    },
  },
  eligibility: generalRequirements.ownPassportCard,
  documents: countryDocuments,
};

/** The record of /destinations/malta in each language. */
export const malta = createCountry(figures, { en: english, bn: bengali });
