import { ireland as bengali } from '../bn/destinations/ireland.ts';
import { age18to35 } from '../eligibility/ages.ts';
import { basicEnglish } from '../eligibility/english.ts';
import { passport2Years } from '../eligibility/passports.ts';
import { secondYearOrNewGraduate } from '../eligibility/studies.ts';
import { ireland as english } from '../en/destinations/ireland.ts';
import { countryDocuments } from '../required-documents.ts';
import type { CountryFigures } from '../types/country-texts.ts';
import { createCountry } from './create-country.ts';

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
  poster: { file: 'place-ireland', closingPart: '15%' },
  placements: {
    'ireland-hospitality-internship': {
      positions: ['reception', 'dining-room', 'kitchen', 'wedding-events'],
    },
  },
  eligibility: {
    age: { requirements: [age18to35.figures] },
    studies: {
      requirements: [secondYearOrNewGraduate.student, secondYearOrNewGraduate.orGraduate],
    },
    languageAndPassport: { requirements: [basicEnglish.plain, passport2Years.plain] },
  },
  documents: countryDocuments,
};

/** The record of /destinations/ireland in each language. */
export const ireland = {
  en: createCountry(figures, english, 'en'),
  bn: createCountry(figures, bengali, 'bn'),
};
