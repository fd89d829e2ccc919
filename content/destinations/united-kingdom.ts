import { unitedKingdom as bengali } from '../bn/destinations/united-kingdom.ts';
import { unitedKingdom as english } from '../en/destinations/united-kingdom.ts';
import { countryDocuments } from '../required-documents.ts';
import type { CountryFigures } from '../types/country-texts.ts';
import { createCountry } from './create-country.ts';
import { generalRequirements } from './usual.ts';

/**
 * The stipend comes from the specification (requirements 9), which gives no length of stay. The eligibility is its general one
 * (requirements 5).
 */
const figures: CountryFigures<keyof typeof english.placements, keyof typeof english.eligibility> = {
  flag: '🇬🇧',
  spellings: {
    bengali: ['যুক্তরাজ্য', 'ইংল্যান্ড', 'বিলাত', 'লন্ডন', 'ইউকে'],
    latin: [
      'uk',
      'england',
      'britain',
      'great britain',
      'jukto rajjo',
      'juktorajjo',
      'inglend',
      'london',
    ],
  },
  poster: { file: 'place-united-kingdom', closingPart: '3%' },
  placements: {
    'united-kingdom-hospitality-internship': {
      positions: ['guest-relations', 'food-and-beverage', 'events', 'sales-and-marketing'],
      stipend: { currency: 'GBP', from: 1200, to: 1800, per: 'month' },
    },
  },
  eligibility: generalRequirements.languageAndPassport,
  documents: countryDocuments,
};

/** The record of /destinations/united-kingdom in each language. */
export const unitedKingdom = createCountry(figures, { en: english, bn: bengali });
