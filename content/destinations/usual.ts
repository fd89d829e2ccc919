import { usual as bengaliUsual } from '../bn/usual.ts';
import { age18to35 } from '../eligibility/ages.ts';
import { basicEnglish } from '../eligibility/english.ts';
import { passport2Years } from '../eligibility/passports.ts';
import { secondYearOrNewGraduate } from '../eligibility/studies.ts';
import type { Country, Duration } from '../types/country.ts';

const age = { requirements: [age18to35.figures] };
const studies = {
  requirements: [secondYearOrNewGraduate.student, secondYearOrNewGraduate.orGraduate],
};
const language = { requirements: [basicEnglish.plain] };

/**
 * The general eligibility (requirements 5), for countries to which the specification gives none of their own. Pages state the
 * passport in a card of its own, with the language, or in the list of documents only.
 */
export const generalRequirements = {
  ownPassportCard: { age, studies, language, passport: { requirements: [passport2Years.valid] } },
  languageAndPassport: {
    age,
    studies,
    languageAndPassport: { requirements: [basicEnglish.plain, passport2Years.plain] },
  },
  noPassportCard: { age, studies, language },
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
