import type { Expectation } from './expectation.ts';

const source = 'requirements 1, and "Figures that disagree"';

/** The claims of requirements 1, each on the page that makes it. */
export const claims: Expectation[] = [
  {
    page: '/',
    source,
    says: [
      '500+ students placed',
      '25+ countries',
      '100+ partner institutions',
      '95% success rate',
    ],
  },
  { page: '/about', source, says: ['5+ years'] },
  {
    page: '/global-programs',
    source,
    under: 'Success metrics',
    says: [
      '97% visa success',
      '$10k average starting salary',
      '70% internship-to-job conversion',
      '25+ countries',
    ],
  },
  {
    page: '/global-programs/virtual-internship',
    source,
    says: ['4,000+ host companies', '70+ countries'],
  },
  {
    page: '/global-programs/international-internship',
    source,
    under: 'What is provided',
    says: ['Paid', 'Food', 'Lodging', 'No IELTS'],
  },
  {
    page: '/services',
    source,
    under: 'International Internship',
    says: ['paid internships with food and lodging', 'No IELTS required'],
  },
];
