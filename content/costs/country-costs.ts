import type { DestinationSlug } from '../destinations/destinations.ts';
import { housing } from '../programmes/agriculture-internship.ts';
import type { Cost } from '../types/cost.ts';

const visaFee: Cost = { id: 'visa-fee', payer: 'you' };
const flight: Cost = { id: 'flight', payer: 'you' };
const insurance: Cost = {
  id: 'insurance',
  payer: 'you',
  note: 'unless-employer-covers',
};
const localTravel: Cost = { id: 'local-travel', payer: 'you' };
const personalExpenses: Cost = { id: 'personal-expenses', payer: 'you' };

/**
 * The costs of countries. They agree with what the country's own file includes and doesn't include: a test compares
 * them (costs.test.ts). Besides that, the specification gives only the amount of the housing in Denmark.
 */
export const countryCosts = {
  draft: true,
  /** The costs of a country without a list of its own. */
  usual: [
    visaFee,
    flight,
    insurance,
    { id: 'housing', payer: 'ask' },
    { id: 'meals', payer: 'ask' },
    localTravel,
    personalExpenses,
  ] satisfies Cost[],
  byCountry: {
    denmark: [
      visaFee,
      flight,
      { id: 'insurance', payer: 'you', note: 'unless-host-covers' },
      { id: 'housing', payer: 'you', when: 'each-month', amount: housing },
      { id: 'meals', payer: 'ask' },
      localTravel,
      personalExpenses,
    ],
    greece: [
      visaFee,
      flight,
      { id: 'insurance', payer: 'you', note: 'medical-internship-insurance' },
      { id: 'housing', payer: 'ask', note: 'medical-internship-accommodation' },
      {
        id: 'meals',
        payer: 'you',
        note: 'medical-internship-meals',
      },
      localTravel,
      personalExpenses,
    ],
    uae: [
      visaFee,
      flight,
      { id: 'insurance', payer: 'included', note: 'medical-insurance' },
      { id: 'housing', payer: 'ask', note: 'accommodation-assistance' },
      { id: 'meals', payer: 'ask' },
      personalExpenses,
    ],
    bahrain: [
      visaFee,
      flight,
      { id: 'insurance', payer: 'ask' },
      { id: 'housing', payer: 'you' },
      { id: 'meals', payer: 'ask' },
    ],
  } satisfies Partial<Record<DestinationSlug, Cost[]>>,
};
