import { amounts, formatAmount, stipends } from './amounts.ts';
import type { Expectation } from './expectation.ts';
import { countries as menu } from './routes.ts';

const source = 'requirements 9, "Countries"';

const withDuration = new Set(['usa', 'germany', 'denmark', 'china', 'uae', 'bahrain']);
const withStipend = new Set(Object.keys(amounts));

const usa = { page: '/destinations/usa', source };
const exchangeVisitor = [
  'Duration: 6, 9, 12 or 18 months',
  'Hours: 32-40 a week',
  `Stipend: ${formatAmount('1200-2400 USD')} per month`,
];
const germany = { page: '/destinations/germany', source };
const uae = { page: '/destinations/uae', source };
const bahrain = { page: '/destinations/bahrain', source };

const figures: Expectation[] = [
  ...Object.entries(stipends).map(([country, stipend]) => ({
    page: `/destinations/${country}`,
    source,
    under: 'Available Programs',
    says: [`Stipend: ${formatAmount(stipend)} per month`],
  })),
  { ...usa, under: 'J1 Internship', says: exchangeVisitor },
  { ...usa, under: 'J1 Traineeship', says: exchangeVisitor },
  {
    ...usa,
    under: 'Teacher',
    says: ['Duration: 1-3 years', 'Hours: 40 a week', 'Stipend: USD 38,000+ per year'],
  },
  {
    ...germany,
    under: 'Ausbildung',
    says: ['Duration: 2-3.5 years', 'Stipend: EUR 800–1,300 per month'],
  },
  {
    ...germany,
    under: 'Internship',
    says: ['Duration: 6-12 months', 'Stipend: EUR 800–1,200 per month'],
  },
  {
    page: '/destinations/china',
    source,
    under: 'Available Programs',
    says: ['Duration: 10 months', 'Stipend: CNY 1,800 per month', 'Hours: 32-40 a week'],
  },
  { page: '/destinations/china', source, under: '#included', says: ['2 months of free Mandarin'] },
  {
    page: '/destinations/greece',
    source: 'requirements 9, "Durations and counts"',
    under: 'Medical Internship',
    says: ['2-12 weeks'],
  },
];

/**
 * The template has a duration and a stipend on every card, but no page may invent a figure (requirements, "Figures that
 * disagree").
 */
const unknownFigures: Expectation[] = ['ireland', ...Object.keys(menu)].map((country) => ({
  page: `/destinations/${country}`,
  source,
  under: 'Available Programs',
  says: [
    ...(withStipend.has(country) ? [] : ['Stipend: Ask us']),
    ...(withDuration.has(country) ? [] : ['Duration: Typically 3 to 12 months']),
  ],
  neverSays: withStipend.has(country) ? [] : ['per month'],
}));

const gulf: Expectation[] = [
  {
    ...uae,
    source: 'requirements 2, "Country template"',
    says: ['Experience Middle Eastern Luxury and Global Business Excellence'],
  },
  {
    ...uae,
    under: 'Luxury Hospitality',
    says: [
      'Duration: 12-24 months',
      'positions: Luxury hotel operations, Tourism, Events',
      'Stipend: AED 4,000–8,000 per month',
      'Location: Dubai, Abu Dhabi, Sharjah',
    ],
  },
  {
    ...uae,
    under: 'Eligibility',
    says: ['21-35', 'hospitality degree or experience', 'English'],
    counts: { '<li>': 3 },
  },
  {
    ...uae,
    under: 'Required Documents',
    says: [
      'CV',
      'passport',
      'degree',
      'experience certificates',
      'hospitality background',
      'employment visa',
    ],
    counts: { '<li>': 6 },
  },
  {
    ...uae,
    under: '#included',
    says: ['job placement', 'visa processing', 'accommodation assistance', 'medical insurance'],
    counts: { '<li>': 4 },
  },
  {
    ...uae,
    under: '#not-included',
    says: ['visa fees', 'travel costs', 'personal expenses'],
    counts: { '<li>': 3 },
  },
  {
    ...uae,
    under: 'Program Benefits',
    says: [
      'luxury hospitality experience',
      'Middle Eastern culture',
      'tax-free income',
      'global networking',
    ],
    counts: { '<li>': 4 },
  },
  {
    ...bahrain,
    source: 'requirements 2, "Country template"',
    says: ['Discover Gulf Hospitality and Financial Excellence'],
  },
  {
    ...bahrain,
    under: 'Gulf Hospitality',
    says: [
      'Duration: 12-18 months',
      'positions: Hotel management, Finance, Business operations',
      'Stipend: BHD 400–700 per month',
      'Location: Manama, Muharraq, Riffa',
    ],
  },
  {
    ...bahrain,
    under: 'Eligibility',
    says: ['21-35', 'relevant degree', 'English/Arabic'],
    counts: { '<li>': 3 },
  },
  {
    ...bahrain,
    under: 'Required Documents',
    says: ['CV', 'passport', 'certificates', 'work experience', 'work permit'],
    counts: { '<li>': 5 },
  },
  {
    ...bahrain,
    under: '#included',
    says: ['job placement', 'visa support', 'orientation'],
    counts: { '<li>': 3 },
  },
  {
    ...bahrain,
    under: '#not-included',
    says: ['visa fees', 'travel', 'accommodation'],
    counts: { '<li>': 3 },
  },
  {
    ...bahrain,
    under: 'Program Benefits',
    says: ['Gulf region experience', 'cultural diversity', 'career advancement'],
    counts: { '<li>': 3 },
  },
];

/** The labels of the template, in their sections of every country's page. */
const template = [...Object.keys(menu), 'ireland'].flatMap((slug): Expectation[] => {
  const page = { page: `/destinations/${slug}`, source: 'requirements 2, "Country template"' };
  return [
    {
      ...page,
      says: ['Overview', 'Available Programs', 'Eligibility', "What's Included", 'Not Included'],
      links: [
        ['Apply Now', '/contact'],
        ['Book Free Consultation', '/contact'],
        ['View Other Destinations', '/destinations'],
        ['Talk to an Advisor', '/contact'],
        ['Explore More Countries', '/destinations'],
      ] as const,
    },
    { ...page, under: 'Overview', atLeast: { '<p>': 1 } },
    {
      ...page,
      under: 'Available Programs',
      // The specification names no location for most countries, and an unknown fact has no row.
      says: ['positions'],
      atLeast: { '<article>': 1 },
    },
    {
      ...page,
      under: 'Required Documents',
      says: ['Required for All', 'Program-Specific', 'Visa Documents'],
    },
    { ...page, under: 'Program Benefits', atLeast: { '<li>': 3 } },
    { ...page, under: '#included', atLeast: { '<li>': 3 } },
    { ...page, under: '#not-included', atLeast: { '<li>': 3 } },
  ];
});

export const countries = [...figures, ...unknownFigures, ...gulf, ...template];
