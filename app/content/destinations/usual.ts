import type { Country } from '../vocabulary/country.ts';

/** Where the specification gives a country no eligibility of its own: the general one (requirements 5). */
export const generalEligibility: Country['eligibility'] = [
  { title: 'Age', requirements: ['18-35'] },
  {
    title: 'Studies',
    requirements: ['University student from the 2nd year', 'Or a graduate of the last 12 months'],
  },
  { title: 'Language', requirements: ['Basic English'] },
  { title: 'Passport', requirements: ['Valid at least 2 years'] },
];

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
