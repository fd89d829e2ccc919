import { montenegro as bengali } from '../bn/destinations/montenegro.ts';
import { montenegro as english } from '../en/destinations/montenegro.ts';
import { countryDocuments } from '../required-documents.ts';
import type { CountryFigures } from '../types/country-texts.ts';
import { createCountry } from './create-country.ts';
import { generalRequirements } from './usual.ts';

/**
 * The specification gives no figure for this country. The eligibility is its general one (requirements 5).
 */
const figures: CountryFigures<keyof typeof english.placements, keyof typeof english.eligibility> = {
  flag: '🇲🇪',
  spellings: { bengali: ['মন্টিনিগ্রো', 'মন্টেনেগ্রো'], latin: ['montinigro', 'monte negro'] },
  poster: { file: 'place-montenegro', closingPart: '83%' },
  placements: {
    'montenegro-coastal-hotel-internship': {
      positions: ['hotel', 'restaurant', 'kitchen', 'housekeeping'],
    },
  },
  eligibility: generalRequirements.ownPassportCard,
  documents: countryDocuments,
};

/** The record of /destinations/montenegro in each language. */
export const montenegro = createCountry(figures, { en: english, bn: bengali });
