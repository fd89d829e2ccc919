import { amounts } from './amounts.ts';
import type { Expectation } from './expectation.ts';
import { countries, programmes } from './routes.ts';

const under = '#costs';
const source = 'requirements 9, "Interface", and "Figures that disagree"';
const agriculture = 'requirements 9, "Agriculture internship (Denmark)"';
const medical = 'requirements 2, "Programme pages"';
const country = 'requirements 9, "Countries"';

/** The texts of a line after its name. The text for assistive technology repeats the name after "Ask us". */
const unknown = (name: string) => `${name} Who pays, to whom, when, how much Ask us ${name}`;
const youPay = (name: string, note = '') =>
  `${name}${note && ` ${note}`} Who pays You To whom, when, how much Ask us ${name}`;

const pages = [
  ...programmes.map((slug) => `/global-programs/${slug}`),
  ...Object.keys(countries).map((slug) => `/destinations/${slug}`),
  '/destinations/ireland',
];

/** Fees are not given, so every page says "Ask us". Only Denmark has a cost with an amount. */
const notGiven: Expectation[] = pages.map((page) => ({
  page,
  source,
  under,
  counts: { '<table>': 1, 'Our fee Who pays, to whom': 1, 'Deposit Who pays, to whom': 1 },
  says: [unknown('Our fee'), unknown('Deposit'), 'Visa fee', 'Flight', 'Insurance', 'Housing'],
  neverSays: ['Embassy', 'Airline', 'Landlord'],
}));

const danish: Expectation[] = [
  '/global-programs/agriculture-internship',
  '/destinations/denmark',
].map((page) => ({
  page,
  source: agriculture,
  under,
  says: [
    youPay('Flight'),
    youPay('Visa fee'),
    youPay('Personal expenses'),
    youPay('Insurance', 'Unless the host covers it'),
    youPay('Local travel'),
    'When Each month How much EUR 200-250 per month',
    unknown('Meals'),
  ],
}));

/** The inclusions and exclusions of the client's own lists. */
const given: Expectation[] = [
  {
    page: '/global-programs/medical-internships',
    source: medical,
    under,
    says: [
      youPay('Flight'),
      youPay('Visa fee'),
      youPay('Insurance'),
      youPay('Meals'),
      youPay('Local travel'),
      youPay('Personal expenses'),
    ],
  },
  {
    page: '/destinations/uae',
    source: country,
    under,
    says: [
      'Insurance Medical insurance Who pays Included',
      youPay('Visa fee'),
      youPay('Flight'),
      youPay('Personal expenses'),
      'Accommodation assistance is included',
    ],
  },
  {
    page: '/destinations/bahrain',
    source: country,
    under,
    says: [youPay('Visa fee'), youPay('Flight'), youPay('Housing'), unknown('Insurance')],
  },
];

const overview: Expectation = {
  page: '/global-programs',
  source,
  under,
  counts: { '<tr>': programmes.length + 1 },
  says: ['You pay Visa fee, flight, insurance, housing, local travel, personal expenses'],
};

/** No list of costs has another amount than the housing in Denmark. */
const amountless: Expectation[] = pages
  .filter((page) => !danish.some((expectation) => expectation.page === page))
  .map((page) => ({
    page,
    source,
    under,
    neverSays: Object.values(amounts).flat(),
  }));

/** The costs for a student (requirements 9, "Fees: not given"). */
export const costs: Expectation[] = [...notGiven, ...amountless, ...danish, ...given, overview];
