import type { Expectation } from './expectation.ts';
import { countries, routes } from './routes.ts';

const header = { source: 'requirements 2, "Site header"', within: 'header' } as const;
const footer = { source: 'requirements 2, "Footer"', within: 'footer' } as const;

const parts: Omit<Expectation, 'page'>[] = [
  {
    ...header,
    says: ['Global Programs', 'Destinations', 'National Programs'],
    // One flag for each country.
    atLeast: { '<img>': Object.keys(countries).length },
    links: [
      ['Home', '/'],
      ['Overview', '/global-programs'],
      ['Study Abroad', '/global-programs/study-abroad'],
      ['Virtual Internship', '/global-programs/virtual-internship'],
      ['International Internship', '/global-programs/international-internship'],
      ['Agriculture Internship', '/global-programs/agriculture-internship'],
      ['Medical Internships', '/global-programs/medical-internships'],
      ['Pathway Program', '/global-programs/pathway-program'],
      ['Student Exchange', '/global-programs/student-exchange'],
      ['Professional Immersion', '/global-programs/professional-immersion'],
      ['Hotel Immersion', '/global-programs/hotel-immersion'],
      ['All Destinations', '/destinations'],
      ...Object.entries(countries).map(([slug, name]) => [name, `/destinations/${slug}`] as const),
      ['Overview', '/national-programs'],
      ['Students', '/national-programs/students'],
      ['Employers', '/national-programs/employers'],
      ['Events', '/blog'],
      ['Contact', '/contact'],
      ['Apply Now', '/apply'],
    ],
  },
  {
    ...footer,
    says: ['Bangladesh office', 'UK office', '© 2024'],
  },
  {
    ...footer,
    under: 'Global Programs',
    counts: { '<a>': 4 },
    links: [
      ['Study Abroad', '/global-programs/study-abroad'],
      ['Virtual Internship', '/global-programs/virtual-internship'],
      ['International Internship', '/global-programs/international-internship'],
      ['Student Exchange', '/global-programs/student-exchange'],
    ],
  },
  {
    ...footer,
    under: 'National Programs',
    counts: { '<a>': 3 },
    links: [
      ['Students', '/national-programs/students'],
      ['Employers', '/national-programs/employers'],
      ['Services', '/services'],
    ],
  },
];

/** Header and footer of all pages. */
export const siteChrome: Expectation[] = routes.flatMap((page) =>
  parts.map((part) => ({ page, ...part })),
);
