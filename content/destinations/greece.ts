import { greece as bengali } from '../bn/destinations/greece.ts';
import { age18plus, usualAge18to35 } from '../eligibility/ages.ts';
import { character, medicalClearance } from '../eligibility/attitudes.ts';
import { intermediateEnglish, internshipEnglish } from '../eligibility/english.ts';
import { passport12Months, validPassport } from '../eligibility/passports.ts';
import { healthBackground, secondYearOrNewGraduate } from '../eligibility/studies.ts';
import { greece as english } from '../en/destinations/greece.ts';
import { countryDocuments } from '../required-documents.ts';
import type { CountryFigures } from '../types/country-texts.ts';
import { createCountry } from './create-country.ts';

/**
 * The specification gives no stipend for Greece, but names it among the twelve countries of the medical internships
 * (section 2). The medical placement has the length and the eligibility of that programme (sections 2 and 9). The hotel
 * internship has the general eligibility (section 5).
 */
const figures: CountryFigures<keyof typeof english.placements, keyof typeof english.eligibility> = {
  flag: '🇬🇷',
  spellings: { bengali: ['গ্রিস', 'গ্রীস'], latin: ['gris', 'grece', 'grish', 'hellas', 'athens'] },
  poster: { file: 'place-greece', closingPart: '63%' },
  placements: {
    'greece-resort-hotel-internship': {
      positions: ['hotel', 'restaurant', 'kitchen', 'tourism'],
    },
    'greece-medical-internship': {
      programme: 'medical-internships',
      fields: ['health', 'science'],
      positions: ['health', 'nursing', 'biology'],
      picture: { file: 'prog-ward' },
    },
  },
  eligibility: {
    hotelInternship: {
      placement: 'greece-resort-hotel-internship',
      requirements: [
        usualAge18to35.labelled,
        secondYearOrNewGraduate.oneLine,
        internshipEnglish.plain,
        passport12Months.plain,
      ],
    },
    medicalInternship: {
      placement: 'greece-medical-internship',
      requirements: [
        age18plus.labelled,
        intermediateEnglish.plain,
        validPassport.plain,
        healthBackground.preferred,
        character.both,
        medicalClearance.plain,
      ],
    },
  },
  documents: countryDocuments,
};

/** The record of /destinations/greece in each language. */
export const greece = createCountry(figures, { en: english, bn: bengali });
