import { usa as bengali } from '../bn/destinations/usa.ts';
import { age18plus, usualAge18to35 } from '../eligibility/ages.ts';
import { basicEnglish, toefl, upperIntermediateEnglish } from '../eligibility/english.ts';
import { passport12Months } from '../eligibility/passports.ts';
import {
  bachelor,
  certification,
  enrolledOrNewGraduate,
  teachingExperience,
  yearOfExperience,
} from '../eligibility/studies.ts';
import { usa as english } from '../en/destinations/usa.ts';
import { countryDocuments } from '../required-documents.ts';
import type { CountryFigures } from '../types/country-texts.ts';
import { createCountry } from './create-country.ts';

/**
 * Durations, hours, stipends and the requirements for interns, trainees and teachers come from the specification
 * (requirements 5 and 9). It gives no age for trainees and teachers, no English for trainees and
 * no passport, so these are the general ones.
 */
const figures: CountryFigures<keyof typeof english.placements, keyof typeof english.eligibility> = {
  flag: '🇺🇸',
  spellings: {
    bengali: ['যুক্তরাষ্ট্র', 'মার্কিন যুক্তরাষ্ট্র', 'আমেরিকা', 'ইউএসএ'],
    latin: ['america', 'amerika', 'united states', 'jukto rashtro', 'juktorastro'],
  },
  poster: { file: 'place-usa', closingPart: '52%' },
  placements: {
    'usa-j1-internship': {
      duration: { choices: [6, 9, 12, 18], unit: 'months' },
      positions: ['front-office', 'kitchen', 'food-and-beverage'],
      stipend: { currency: 'USD', from: 1200, to: 2400, per: 'month' },
      hours: { from: 32, to: 40 },
      picture: { file: 'prog-professional' },
    },
    'usa-j1-traineeship': {
      isInternship: false,
      duration: { choices: [6, 9, 12, 18], unit: 'months' },
      positions: ['hotel-operations', 'culinary-arts', 'events'],
      stipend: { currency: 'USD', from: 1200, to: 2400, per: 'month' },
      hours: { from: 32, to: 40 },
      picture: { file: 'national-workshop' },
    },
    'usa-teacher': {
      isInternship: false,
      fields: ['teaching'],
      duration: { from: 1, to: 3, unit: 'years' },
      positions: ['primary-school', 'secondary-school'],
      stipend: { currency: 'USD', from: 38000, per: 'year' },
      hours: { from: 40, to: 40 },
      picture: { file: 'gallery-classroom' },
    },
  },
  eligibility: {
    interns: {
      placement: 'usa-j1-internship',
      requirements: [
        age18plus.figures,
        enrolledOrNewGraduate.plain,
        upperIntermediateEnglish.plain,
        passport12Months.plain,
      ],
    },
    trainees: {
      placement: 'usa-j1-traineeship',
      requirements: [
        usualAge18to35.labelled,
        bachelor.plain,
        yearOfExperience.plain,
        basicEnglish.plain,
        passport12Months.plain,
      ],
    },
    teachers: {
      placement: 'usa-teacher',
      requirements: [
        usualAge18to35.labelled,
        teachingExperience.plain,
        toefl.plain,
        certification.plain,
        passport12Months.plain,
      ],
    },
  },
  documents: {
    ...countryDocuments,
    programSpecific: [...countryDocuments.programSpecific, 'teaching-certification'],
  },
};

/** The record of /destinations/usa in each language. */
export const usa = createCountry(figures, { en: english, bn: bengali });
