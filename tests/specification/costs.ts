import { amounts } from './amounts.ts';
import type { Expectation } from './expectation.ts';
import { countries, programmes } from './routes.ts';

const under = '#costs';
const source = 'requirements 9, "Interface", and "Figures that disagree"';
const agriculture = 'requirements 9, "Agriculture internship (Denmark)"';
const medical = 'requirements 2, "Programme pages"';
const country = 'requirements 9, "Countries"';

const pages = [
  '/global-programs',
  ...programmes.map((slug) => `/global-programs/${slug}`),
  ...Object.keys(countries).map((slug) => `/destinations/${slug}`),
  '/destinations/ireland',
];

/** Fees are not given, so no page has one. Only Denmark has a cost with an amount. */
const notGiven: Expectation[] = pages.map((page) => ({
  page,
  source,
  under,
  counts: { '<a>': 1, '<table>': 0 },
  says: ['Our fee', 'deposit', 'not confirmed here', 'Ask what it costs'],
  neverSays: ['Embassy', 'Airline', 'Landlord', 'Nothing in this list is a guess'],
}));

const danish: Expectation[] = [
  '/global-programs/agriculture-internship',
  '/destinations/denmark',
].map((page) => ({
  page,
  source: agriculture,
  under,
  says: [
    'You pay the visa fee, flight, local travel and personal expenses, and insurance unless the host covers it.',
    'Housing costs EUR 200–250 per month.',
  ],
}));

/** The inclusions and exclusions of the client's own lists. */
const given: Expectation[] = [
  {
    page: '/global-programs/medical-internships',
    source: medical,
    under,
    says: [
      'You pay the visa fee, flight, insurance, meals, local transport and personal expenses.',
      'Our fee, deposit and housing are not confirmed here: ask before you decide.',
    ],
  },
  {
    page: '/destinations/uae',
    source: country,
    under,
    says: [
      'You pay the visa fee, travel costs and personal expenses.',
      'Medical insurance and accommodation assistance are included.',
    ],
  },
  {
    page: '/destinations/bahrain',
    source: country,
    under,
    says: ['You pay the visa fee, travel and accommodation.'],
  },
];

/** No paragraph has another amount than the housing in Denmark. */
const amountless: Expectation[] = pages
  .filter((page) => !danish.some((expectation) => expectation.page === page))
  .map((page) => ({
    page,
    source,
    under,
    neverSays: Object.values(amounts).flat(),
  }));

/** The costs for a student (requirements 9, "Fees: not given"). */
export const costs: Expectation[] = [...notGiven, ...amountless, ...danish, ...given];
