import { vietnam as bengali } from '../bn/destinations/vietnam.ts';
import { age18to35 } from '../eligibility/ages.ts';
import { basicEnglish } from '../eligibility/english.ts';
import { secondYearOrNewGraduate } from '../eligibility/studies.ts';
import { vietnam as english } from '../en/destinations/vietnam.ts';
import { countryDocuments } from '../required-documents.ts';
import type { CountryFigures } from '../types/country-texts.ts';
import { createCountry } from './create-country.ts';

/**
 * The stipend comes from the specification (requirements 9), which gives no length of stay. The eligibility is its general one
 * (requirements 5).
 */
const figures: CountryFigures<keyof typeof english.placements, keyof typeof english.eligibility> = {
  flag: '🇻🇳',
  spellings: { bengali: ['ভিয়েতনাম'], latin: ['bhietnam', 'viyetnam', 'vietnaam', 'viet nam'] },
  poster: { file: 'place-vietnam', closingPart: '69%' },
  placements: {
    'vietnam-hotel-internship': {
      positions: ['front-office', 'food-and-beverage', 'events', 'tourism'],
      stipend: { currency: 'USD', from: 800, to: 1200, per: 'month' },
    },
  },
  eligibility: {
    age: { requirements: [age18to35.figures] },
    studies: {
      requirements: [secondYearOrNewGraduate.student, secondYearOrNewGraduate.orGraduate],
    },
    language: { requirements: [basicEnglish.plain] },
  },
  documents: countryDocuments,
};

/** The record of /destinations/vietnam in each language. */
export const vietnam = {
  en: createCountry(figures, english, 'en'),
  bn: createCountry(figures, bengali, 'bn'),
};
