import { ireland as bengali } from '../bn/destinations/ireland.ts';
import { ireland as english } from '../en/destinations/ireland.ts';
import { countryDocuments } from '../required-documents.ts';
import type { CountryFigures } from '../types/country-texts.ts';
import { createCountry } from './create-country.ts';
import { generalRequirements } from './usual.ts';

/**
 * The specification names the country and gives no figure for it (requirements, "Routes and links"); the
 * eligibility is its general one (section 5).
 */
const figures: CountryFigures<keyof typeof english.placements, keyof typeof english.eligibility> = {
  flag: '🇮🇪',
  spellings: {
    bengali: ['আয়ারল্যান্ড'],
    latin: ['airland', 'ayarland', 'aireland', 'irland', 'dublin'],
  },
  poster: { file: 'place-ireland', closingPart: '27%' },
  placements: {
    'ireland-hospitality-internship': {
      positions: ['reception', 'dining-room', 'kitchen', 'wedding-events'],
    },
  },
  eligibility: generalRequirements.languageAndPassport,
  documents: countryDocuments,
};

/** The record of /destinations/ireland in each language. */
export const ireland = createCountry(figures, { en: english, bn: bengali });
