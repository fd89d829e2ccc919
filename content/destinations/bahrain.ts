import { bahrain as bengali } from '../bn/destinations/bahrain.ts';
import { age21to35 } from '../eligibility/ages.ts';
import { englishOrArabic } from '../eligibility/english.ts';
import { relevantDegree } from '../eligibility/studies.ts';
import { bahrain as english } from '../en/destinations/bahrain.ts';
import type { CountryFigures } from '../types/country-texts.ts';
import { createCountry } from './create-country.ts';

/**
 * Figures, eligibility and documents come from the specification word for word (sections 2, 5 and 9). The passport is the
 * general one (section 5).
 */
const figures: CountryFigures<keyof typeof english.placements, keyof typeof english.eligibility> = {
  flag: '🇧🇭',
  spellings: { bengali: ['বাহরাইন', 'বাহরিন'], latin: ['bahrein', 'baharain', 'bahrin', 'behrain'] },
  poster: { file: 'place-bahrain', closingPart: '20%' },
  placements: {
    'bahrain-gulf-hospitality': {
      isInternship: false,
      fields: ['hospitality', 'tourism', 'business'],
      duration: { from: 12, to: 18, unit: 'months' },
      positions: ['hotel-management', 'finance', 'business-operations'],
      stipend: { currency: 'BHD', from: 400, to: 700, per: 'month' },
      picture: { file: 'national-office' },
    },
  },
  eligibility: {
    age: { requirements: [age21to35.figures] },
    background: { requirements: [relevantDegree.plain] },
    language: { requirements: [englishOrArabic.plain] },
  },
  documents: {
    required: ['cv', 'passport', 'certificates'],
    programSpecific: ['work-experience'],
    visa: ['work-permit'],
  },
};

/** The record of /destinations/bahrain in each language. */
export const bahrain = createCountry(figures, { en: english, bn: bengali });
