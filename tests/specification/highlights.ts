import type { Expectation } from './expectation.ts';

const source = 'requirements 2, "Application pages"';

/** The application pages (`/apply/…`): the title, the target of Back to Programs, and the three highlights. */
const applicationPages = {
  'international-internship': [
    'Apply for International Internship Program',
    '/global-programs/international-internship',
    ['Duration 3-24 months', '20+ countries', 'Globally recognised certificate'],
  ],
  'pathway-program': [
    'Apply for Pathway Program',
    '/apply',
    ['Duration 12-24 months', 'Universities Global Partners', 'Outcome Degree + Work Experience'],
  ],
  'study-abroad': [
    'Apply for Study Abroad Program',
    '/global-programs/study-abroad',
    [
      'Duration 6-24 months',
      'Universities Top Ranked Global',
      'Study + Work Part-time Work Allowed',
    ],
  ],
  'student-exchange': [
    'Apply for Student Exchange Program',
    '/apply',
    ['Duration 2-6 months', 'Focus Cultural Exchange', 'Experience Life-Changing'],
  ],
  'virtual-internship': [
    'Apply for Virtual Internship Program',
    '/apply',
    ['Duration 3-12 months', 'Companies 70+ Countries', 'Location Work from Home'],
  ],
  'hotel-immersion': [
    'Apply for Hotel Immersion Program',
    '/apply',
    ['Duration 1 Day', 'Location Premium Hotels', 'Experience Hands-on Exposure'],
  ],
  'professional-immersion': [
    'Apply for Professional Immersion Program',
    '/apply',
    ['Duration 1-3 Days', 'Training Seminars + Site Visits', 'Foundation Career Preparation'],
  ],
  'medical-internships': [
    'Apply for Medical Internships',
    '/apply',
    ['Duration 2-12 weeks', 'Locations 12+ Countries', 'Impact Life-Changing'],
  ],
  // The specification doesn't give these: requirements, "Routes and links".
  'agriculture-internship': [
    'Apply for Agriculture Internship Program',
    '/apply',
    ['Duration 12-18 months', 'Location Denmark', 'Stipend EUR 1,600–2,130 per month'],
  ],
} as const;

export const highlights: Expectation[] = [
  ...Object.entries(applicationPages).map(([slug, [title, back, tiles]]) => ({
    page: `/apply/${slug}`,
    source,
    says: [title, ...tiles],
    counts: { '<dt>': 3 },
    links: [['Back to Programs', back] as const],
  })),
  {
    page: '/apply/international-internship',
    source,
    under: 'International Internship Application Form',
    says: [
      'Please wait for the application to load.',
      "If the form doesn't load, click here to open it in a new tab",
    ],
    links: [['click here to open it in a new tab', '/embed/international-internship']],
  },
  {
    page: '/apply/study-abroad',
    source,
    links: [['click here to open it in a new tab', '/embed/international-internship']],
  },
];
