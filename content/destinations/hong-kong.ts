import { hongKong as bengali } from '../bn/destinations/hong-kong.ts';
import { hongKong as english } from '../en/destinations/hong-kong.ts';
import { countryDocuments } from '../required-documents.ts';
import type { CountryFigures } from '../types/country-texts.ts';
import { createCountry } from './create-country.ts';
import { generalRequirements } from './usual.ts';

/**
 * The stipend comes from the specification (section 9), which gives no duration; the eligibility is its general
 * one (section 5).
 */
const figures: CountryFigures<keyof typeof english.placements, keyof typeof english.eligibility> = {
  flag: '🇭🇰',
  spellings: { bengali: ['হংকং', 'হং কং'], latin: ['honkong', 'hongkong', 'hong kon', 'hk'] },
  poster: { file: 'place-hong-kong', closingPart: '90%' },
  placements: {
    'hong-kong-city-hotel-internship': {
      positions: ['front-office', 'food-and-beverage', 'kitchen', 'events'],
      stipend: { currency: 'HKD', from: 15000, to: 25000, per: 'month' },
    },
  },
  eligibility: generalRequirements.languageAndPassport,
  documents: countryDocuments,
};

/** The record of /destinations/hong-kong in each language. */
export const hongKong = createCountry(figures, { en: english, bn: bengali });
