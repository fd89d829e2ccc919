import { age18to35 } from '../eligibility/ages.ts';
import { basicEnglish } from '../eligibility/english.ts';
import { passport2Years } from '../eligibility/passports.ts';
import { secondYearOrNewGraduate } from '../eligibility/studies.ts';
import type { Country, Duration } from '../types/country.ts';

/** Where the specification gives a country no eligibility of its own: the general one (requirements 5). */
export const generalEligibility: Country['eligibility'] = [
  { title: 'Age', requirements: [age18to35.figures] },
  {
    title: 'Studies',
    requirements: [secondYearOrNewGraduate.student, secondYearOrNewGraduate.orGraduate],
  },
  { title: 'Language', requirements: [basicEnglish.plain] },
  { title: 'Passport', requirements: [passport2Years.valid] },
];

/** How long an internship typically takes (requirements 9); the specification gives many countries no length. */
export const usualStay = { from: 3, to: 12, unit: 'months' } satisfies Duration;

/** What a placement usually comes with; a country of which the specification says otherwise has its own list. */
export const usuallyIncluded: Country['included'] = [
  'Review of your application',
  'Placement with an employer',
  'Visa support',
  'Pre-departure orientation',
];

/** What it usually does not come with. */
export const usuallyNotIncluded: Country['notIncluded'] = [
  'Flights',
  'Visa and embassy fees',
  'Insurance, unless your employer covers it',
  'Local commuting',
  'Personal expenses',
];
