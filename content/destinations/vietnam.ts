import { vietnam as bengali } from '../bn/destinations/vietnam.ts';
import { vietnam as english } from '../en/destinations/vietnam.ts';
import { countryDocuments } from '../required-documents.ts';
import type { CountryFigures } from '../types/country-texts.ts';
import { createCountry } from './create-country.ts';
import { generalRequirements } from './usual.ts';

/**
 * The stipend comes from the specification (requirements 9), which gives no length of stay. The eligibility is its general one
 * (requirements 5).
 */
const figures: CountryFigures<keyof typeof english.placements, keyof typeof english.eligibility> = {
  flag: '🇻🇳',
  spellings: { bengali: ['ভিয়েতনাম'], latin: ['bhietnam', 'viyetnam', 'vietnaam', 'viet nam'] },
  poster: { file: 'place-vietnam', closingPart: '67%' },
  placements: {
    'vietnam-hotel-internship': {
      positions: ['front-office', 'food-and-beverage', 'events', 'tourism'],
      stipend: { currency: 'USD', from: 800, to: 1200, per: 'month' },
    },
  },
  eligibility: generalRequirements.languageAndPassport,
  documents: countryDocuments,
};

/** The record of /destinations/vietnam in each language. */
export const vietnam = createCountry(figures, { en: english, bn: bengali });
