import { housing } from '../programmes/agriculture-internship.ts';
import type { ProgrammeSlug } from '../programmes/programme-list.ts';
import type { Cost } from '../types/cost.ts';

/** The costs of a programme about which the specification says nothing. */
const unknownCosts: Cost[] = [
  { id: 'visa-fee', payer: 'ask' },
  { id: 'flight', payer: 'ask' },
  { id: 'insurance', payer: 'ask' },
  { id: 'housing', payer: 'ask' },
];

/** The costs of a programme in Bangladesh or online, for which a student needs no visa and no flight. */
const costsAtHome: Cost[] = [
  { id: 'visa-fee', payer: 'none', note: 'in-bangladesh' },
  { id: 'flight', payer: 'none', note: 'in-bangladesh' },
  { id: 'insurance', payer: 'ask' },
];

/**
 * The costs of programmes. They agree with what a programme's own file includes and doesn't include, and those of the
 * international internship with the costs of the countries: a test compares them (costs.test.ts).
 */
export const programmeCosts = {
  draft: true,
  byProgramme: {
    'study-abroad': unknownCosts,
    'virtual-internship': [...costsAtHome, { id: 'housing', payer: 'none', note: 'from-home' }],
    'international-internship': [
      { id: 'visa-fee', payer: 'you' },
      { id: 'flight', payer: 'you' },
      { id: 'insurance', payer: 'ask', note: 'depends-on-country' },
      { id: 'housing', payer: 'ask', note: 'depends-on-country' },
      { id: 'meals', payer: 'ask', note: 'depends-on-country' },
    ],
    'agriculture-internship': [
      { id: 'visa-fee', payer: 'you' },
      { id: 'flight', payer: 'you' },
      { id: 'insurance', payer: 'you', note: 'unless-host-covers' },
      { id: 'housing', payer: 'you', when: 'each-month', amount: housing },
      { id: 'meals', payer: 'ask' },
      { id: 'local-travel', payer: 'you' },
      { id: 'personal-expenses', payer: 'you' },
    ],
    'medical-internships': [
      { id: 'visa-fee', payer: 'you' },
      { id: 'flight', payer: 'you' },
      { id: 'insurance', payer: 'you' },
      { id: 'housing', payer: 'ask', note: 'accommodation-help' },
      { id: 'meals', payer: 'you' },
      { id: 'local-travel', payer: 'you' },
      { id: 'personal-expenses', payer: 'you' },
    ],
    'pathway-program': unknownCosts,
    'student-exchange': unknownCosts,
    'professional-immersion': [...costsAtHome, { id: 'housing', payer: 'ask' }],
    'hotel-immersion': [...costsAtHome, { id: 'housing', payer: 'ask' }],
  } satisfies Record<ProgrammeSlug, Cost[]>,
};
