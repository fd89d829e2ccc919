import type { Expectation } from './expectation.ts';

const source = 'requirements 9, "Durations and counts"';

/** Durations and numbers of countries of the programmes. The specification's figures differ between pages. */
export const durations: Expectation[] = [
  {
    page: '/global-programs/virtual-internship',
    source,
    says: ['10 hours per week', '20 hours per week', '30 hours per week', '1-4 months'],
  },
  { page: '/apply/virtual-internship', source, says: ['3-12 months', '70+ Countries'] },
  { page: '/global-programs', source, says: ['Internships typically take 3-12 months, up to 18'] },
  {
    page: '/global-programs/international-internship',
    source,
    says: ['3-24 months', '20+ countries', 'typically for 3 to 12 months, up to 18'],
  },
  { page: '/apply/international-internship', source, says: ['3-24 months', '20+ countries'] },
  {
    page: '/global-programs/study-abroad',
    source,
    says: ['1-4 years', 'countries to study in 50+'],
  },
  { page: '/apply/study-abroad', source, says: ['6-24 months'] },
  {
    page: '/global-programs/pathway-program',
    source,
    says: [
      'Duration 6 months to 2 years',
      'Foundation program 1-2 years, 50% study and 50% paid internship',
    ],
  },
  { page: '/apply/pathway-program', source, says: ['12-24 months'] },
  { page: '/global-programs/student-exchange', source, says: ['2-6 months'] },
  { page: '/apply/student-exchange', source, says: ['2-6 months'] },
  { page: '/global-programs/hotel-immersion', source, says: ['10 days on site'] },
  { page: '/global-programs/hotel-immersion', source, under: 'Overview', says: ['8-10 days'] },
  { page: '/apply/hotel-immersion', source, says: ['1 Day'] },
  { page: '/apply/professional-immersion', source, says: ['1-3 Days'] },
  { page: '/global-programs/medical-internships', source, says: ['2-12 weeks'] },
  { page: '/apply/medical-internships', source, says: ['2-12 weeks'] },
  { page: '/destinations', source, says: ['20+ destinations'] },
  { page: '/global-programs', source, says: ['25+ countries'] },
  {
    page: '/about',
    source: 'requirements, "Figures that disagree"',
    under: 'Seven services',
    says: ['50+ countries', '40+ countries', '20+ countries'],
  },
];
