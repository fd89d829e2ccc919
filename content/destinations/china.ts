import { china as bengali } from '../bn/destinations/china.ts';
import { age20to30 } from '../eligibility/ages.ts';
import { internshipEnglish } from '../eligibility/english.ts';
import { passport12Months } from '../eligibility/passports.ts';
import { secondYearOrNewGraduate } from '../eligibility/studies.ts';
import { china as english } from '../en/destinations/china.ts';
import { countryDocuments } from '../required-documents.ts';
import type { CountryFigures } from '../types/country-texts.ts';
import { createCountry } from './create-country.ts';

/**
 * Duration, stipend, hours and the age come from the specification (sections 5 and 9); the studies and the English
 * are its general eligibility.
 */
const figures: CountryFigures<keyof typeof english.placements, keyof typeof english.eligibility> = {
  flag: '🇨🇳',
  spellings: {
    bengali: ['চীন', 'চিন', 'চায়না'],
    latin: ['chin', 'cheen', 'chaina', 'chayna', 'shanghai'],
  },
  poster: { file: 'place-china', closingPart: '77%' },
  placements: {
    'china-hospitality-internship-with-mandarin': {
      duration: { choices: [10], unit: 'months' },
      positions: ['front-office', 'food-and-beverage', 'events', 'tourism'],
      // A single amount needs `to`, because a stipend without `to` means "or more".
      stipend: { currency: 'CNY', from: 1800, to: 1800, per: 'month' },
      hours: { from: 32, to: 40 },
      picture: { file: 'gallery-classroom' },
    },
  },
  eligibility: {
    age: { requirements: [age20to30.figures] },
    studies: {
      requirements: [secondYearOrNewGraduate.student, secondYearOrNewGraduate.orGraduate],
    },
    languageAndPassport: { requirements: [internshipEnglish.plain, passport12Months.plain] },
  },
  documents: countryDocuments,
};

/** The record of /destinations/china in each language. */
export const china = createCountry(figures, { en: english, bn: bengali });
