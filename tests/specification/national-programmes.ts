import type { Expectation } from './expectation.ts';

const national = { page: '/national-programs', source: 'requirements 2, "National programmes"' };
const students = { ...national, page: '/national-programs/students' };
const employers = { ...national, page: '/national-programs/employers' };

/** The offers of the programmes in Bangladesh, which the home page and their overview state. */
export const nationalOffers = [
  ['For Students', ['local internships', 'seminars', 'guidance']],
  ['For Employers', ['talent acquisition', 'campus talks', 'HR development']],
] as const;

/** The pages of the programmes in Bangladesh. */
export const nationalProgrammePages: Expectation[] = [
  {
    ...national,
    links: [
      ['student programme', '/national-programs/students'],
      ['employers', '/national-programs/employers'],
      ['Contact Us', '/contact'],
    ],
  },
  ...nationalOffers.map(([under, says]) => ({ ...national, under, says })),
  { ...students, under: 'Why join', atLeast: { '<li>': 3 } },
  { ...students, under: 'What is included', atLeast: { '<li>': 3 } },
  {
    ...students,
    under: 'Register',
    counts: { '<iframe>': 1 },
    says: ["If the form doesn't load, click here to open it in a new tab"],
    links: [['click here to open it in a new tab', '/embed/registration']],
  },
  { ...students, under: 'From the program', counts: { '<figure>': 6 } },
  {
    ...students,
    source: 'requirements, "Routes and links"',
    under: 'Join us',
    links: [
      ['Apply Now', '/national-programs/students#registration'],
      ['Talk to a Program Advisor', '/contact'],
    ],
  },
  { ...employers, under: 'Why partner', atLeast: { '<li>': 3 } },
  {
    ...employers,
    under: 'What we offer',
    says: ['talent acquisition', 'campus talks', 'HR development'],
  },
  { ...employers, under: 'Ideal partners', atLeast: { '<li>': 3 } },
  { ...employers, under: 'Five steps', counts: { '<li>': 5 } },
  { ...employers, under: 'Previous engagements', atLeast: { '<li>': 3 } },
  { ...employers, links: [['Contact Our Placement Team', '/contact']] },
];
