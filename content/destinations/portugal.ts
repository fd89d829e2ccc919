import { portugal as bengali } from '../bn/destinations/portugal.ts';
import { portugal as english } from '../en/destinations/portugal.ts';
import { countryDocuments } from '../required-documents.ts';
import type { CountryFigures } from '../types/country-texts.ts';
import { createCountry } from './create-country.ts';
import { generalRequirements } from './usual.ts';

/**
 * The stipend comes from the specification (requirements 9), which gives no length of stay. The eligibility is its general one
 * (requirements 5).
 */
const figures: CountryFigures<keyof typeof english.placements, keyof typeof english.eligibility> = {
  flag: '🇵🇹',
  spellings: { bengali: ['পর্তুগাল', 'পুর্তগাল'], latin: ['portugul', 'purtugal', 'portogal', 'lisbon'] },
  poster: { file: 'place-portugal', closingPart: '80%' },
  placements: {
    'portugal-hospitality-internship': {
      positions: ['front-desk', 'breakfast-and-restaurant', 'tourism'],
      stipend: { currency: 'EUR', from: 650, to: 950, per: 'month' },
    },
  },
  eligibility: generalRequirements.languageAndPassport,
  documents: countryDocuments,
};

/** The record of /destinations/portugal in each language. */
export const portugal = createCountry(figures, { en: english, bn: bengali });
