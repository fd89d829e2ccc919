import { germany as bengali } from '../bn/destinations/germany.ts';
import { age18to35 } from '../eligibility/ages.ts';
import { basicEnglish, germanForLessons, internshipEnglish } from '../eligibility/english.ts';
import { passport12Months } from '../eligibility/passports.ts';
import { secondYearOrNewGraduate } from '../eligibility/studies.ts';
import { germany as english } from '../en/destinations/germany.ts';
import { countryDocuments } from '../required-documents.ts';
import type { CountryFigures } from '../types/country-texts.ts';
import { createCountry } from './create-country.ts';

/**
 * Durations, stipends and the age come from the specification (requirements 5 and 9); so do the documents
 * (requirements 2, "Apply hub") and the general eligibility (requirements 5).
 */
const figures: CountryFigures<keyof typeof english.placements, keyof typeof english.eligibility> = {
  flag: '🇩🇪',
  spellings: {
    bengali: ['জার্মানি', 'জার্মানী', 'জার্মান'],
    latin: ['jarmani', 'jarmany', 'jermany', 'germani', 'jarman', 'deutschland'],
  },
  poster: { file: 'place-germany', closingPart: '47%' },
  placements: {
    'germany-ausbildung': {
      isInternship: false,
      duration: { from: 2, to: 3.5, unit: 'years' },
      positions: ['hotel', 'restaurant', 'kitchen'],
      stipend: { currency: 'EUR', from: 800, to: 1300, per: 'month' },
      picture: { file: 'gallery-kitchen' },
    },
    'germany-internship': {
      duration: { from: 6, to: 12, unit: 'months' },
      positions: ['front-office', 'food-and-beverage', 'kitchen'],
      stipend: { currency: 'EUR', from: 800, to: 1200, per: 'month' },
      picture: { file: 'prog-lobby' },
    },
  },
  eligibility: {
    age: { requirements: [age18to35.figures] },
    studies: {
      placement: 'germany-internship',
      requirements: [secondYearOrNewGraduate.student, secondYearOrNewGraduate.orGraduate],
    },
    language: { placement: 'germany-internship', requirements: [internshipEnglish.plain] },
    languages: {
      placement: 'germany-ausbildung',
      requirements: [germanForLessons.plain, basicEnglish.plain],
    },
    passport: { requirements: [passport12Months.valid] },
  },
  documents: countryDocuments,
};

/** The record of /destinations/germany in each language. */
export const germany = createCountry(figures, { en: english, bn: bengali });
