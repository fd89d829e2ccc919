import { usual as bengaliUsual } from '../bn/usual.ts';
import { usualAge18to35 } from '../eligibility/ages.ts';
import { internshipEnglish } from '../eligibility/english.ts';
import { passport12Months } from '../eligibility/passports.ts';
import { secondYearOrNewGraduate } from '../eligibility/studies.ts';
import type { Country, Duration } from '../types/country.ts';

const age = { requirements: [usualAge18to35.figures] };
const studies = {
  requirements: [secondYearOrNewGraduate.student, secondYearOrNewGraduate.orGraduate],
};

/**
 * The general eligibility (requirements 5), for countries to which the specification gives none of their own. Pages state the
 * passport in a card of its own, or with the language.
 */
export const generalRequirements = {
  ownPassportCard: {
    age,
    studies,
    language: { requirements: [internshipEnglish.plain] },
    passport: { requirements: [passport12Months.valid] },
  },
  languageAndPassport: {
    age,
    studies,
    languageAndPassport: { requirements: [internshipEnglish.plain, passport12Months.plain] },
  },
};

/** The typical length of an internship (requirements 9), for countries to which the specification gives no length. */
export const usualStay = { from: 3, to: 12, unit: 'months' } satisfies Duration;

/** The services that a placement usually includes. A country for which the specification differs has its own list. */
const usuallyIncluded: Country['included'] = [
  'Review of your application',
  'Placement with an employer',
  'Visa support',
  'Pre-departure orientation',
];

/** The costs that a placement usually doesn't include. */
const usuallyNotIncluded: Country['notIncluded'] = [
  'Flights',
  'Visa and embassy fees',
  'Insurance, unless your employer covers it',
  'Local commuting',
  'Personal expenses',
];

/** The usual inclusions and exclusions, and the format of working hours, in each language. */
export const usual = {
  en: {
    included: usuallyIncluded,
    notIncluded: usuallyNotIncluded,
    formatHours: (hours: string) => `${hours} a week`,
  },
  bn: bengaliUsual,
};
