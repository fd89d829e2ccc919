import { denmark as bengali } from '../bn/destinations/denmark.ts';
import { age18to35 } from '../eligibility/ages.ts';
import { ieltsA2 } from '../eligibility/english.ts';
import { passport2Years } from '../eligibility/passports.ts';
import { secondYearOrNewGraduate } from '../eligibility/studies.ts';
import { denmark as english } from '../en/destinations/denmark.ts';
import { livestockCountryDocuments } from '../required-documents.ts';
import type { CountryFigures } from '../types/country-texts.ts';
import { createCountry } from './create-country.ts';

/**
 * Every figure of the livestock traineeship and the nine documents come from the specification (section 9,
 * "Agriculture internship"; section 5 for age and IELTS).
 */
const figures: CountryFigures<keyof typeof english.placements, keyof typeof english.eligibility> = {
  flag: '🇩🇰',
  spellings: { bengali: ['ডেনমার্ক'], latin: ['denmarc', 'denmak', 'danmark', 'denmarck'] },
  poster: { file: 'place-denmark', closingPart: '77%' },
  placements: {
    'denmark-livestock-traineeship': {
      isInternship: false,
      programme: 'agriculture-internship',
      fields: ['agriculture'],
      duration: { from: 12, to: 18, unit: 'months' },
      positions: ['dairy-cattle', 'pigs', 'calves-and-young-stock'],
      stipend: { currency: 'EUR', from: 1600, to: 2130, per: 'month' },
      picture: { file: 'prog-field' },
    },
  },
  eligibility: {
    age: { requirements: [age18to35.figures] },
    english: { requirements: [ieltsA2.plain] },
    studies: {
      requirements: [secondYearOrNewGraduate.student, secondYearOrNewGraduate.orGraduate],
    },
    passport: { requirements: [passport2Years.valid] },
  },
  documents: livestockCountryDocuments,
};

/** The record of /destinations/denmark in each language. */
export const denmark = createCountry(figures, { en: english, bn: bengali });
