import { usualAge18to35 } from '../eligibility/ages.ts';
import { internshipEnglish } from '../eligibility/english.ts';
import { passport12Months } from '../eligibility/passports.ts';
import { secondYearOrNewGraduate } from '../eligibility/studies.ts';
import type { Translate } from '../in-both-languages.ts';
import type { Country } from '../types/country.ts';
import type { Duration } from '../types/duration.ts';
import type { EligibilitySentence } from '../types/eligibility.ts';

/* What countries have unless the specification gives them something of their own. */

/** The typical length of an internship (requirements 9). */
export const usualStay = { from: 3, to: 12, unit: 'months' } satisfies Duration;

const createAgeAndStudies = (t: Translate, age: EligibilitySentence) => [
  { title: t('Age', 'বয়স'), requirements: [age] },
  {
    title: t('Studies', 'পড়াশোনা'),
    requirements: [secondYearOrNewGraduate.student, secondYearOrNewGraduate.orGraduate],
  },
];

/** The general eligibility (requirements 5) in four cards: age, studies, language, passport. */
export const createUsualEligibility = (t: Translate): Country['eligibility'] => [
  ...createAgeAndStudies(t, usualAge18to35.figures),
  { title: t('Language', 'ভাষা'), requirements: [internshipEnglish.plain] },
  { title: t('Passport', 'পাসপোর্ট'), requirements: [passport12Months.valid] },
];

/**
 * The general eligibility (requirements 5) in three cards: age, studies, language and passport.
 *
 * @param age the country's own age, if it isn't the usual one
 */
export const createShortEligibility = (
  t: Translate,
  age: EligibilitySentence = usualAge18to35.figures,
): Country['eligibility'] => [
  ...createAgeAndStudies(t, age),
  {
    title: t('Language and passport', 'ভাষা ও পাসপোর্ট'),
    requirements: [internshipEnglish.plain, passport12Months.plain],
  },
];

/** The services that a placement includes, and the costs that it doesn't. */
export const createUsualInclusions = (t: Translate): Pick<Country, 'included' | 'notIncluded'> => ({
  included: [
    t('Review of your application', 'আবেদন যাচাই'),
    t('Placement with an employer', 'নিয়োগদাতার কাছে কাজের ব্যবস্থা'),
    t('Visa support', 'ভিসার কাজে সহায়তা'),
    t('Pre-departure orientation', 'যাত্রার আগের ওরিয়েন্টেশন'),
  ],
  notIncluded: [
    t('Flights', 'বিমানভাড়া'),
    t('Visa and embassy fees', 'ভিসা ও দূতাবাসের ফি'),
    t('Insurance, unless your employer covers it', 'নিয়োগদাতা না দিলে বিমা'),
    t('Local commuting', 'প্রতিদিনের যাতায়াত'),
    t('Personal expenses', 'ব্যক্তিগত খরচ'),
  ],
});
