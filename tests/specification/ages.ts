import type { Expectation } from './expectation.ts';

const source = 'requirements 5';

/** Eligibility: age, studies, language and passport. */
export const ages: Expectation[] = [
  {
    page: '/global-programs',
    source,
    under: 'Who can apply',
    says: [
      '2nd year',
      'within the last 12 months',
      '18-35',
      '20-30',
      'Basic English',
      'at least 12 months',
      '2 years',
    ],
  },
  {
    page: '/global-programs/international-internship',
    source,
    under: 'Eligibility',
    says: ['2nd year', 'graduated within 12 months', '18-35', 'Basic', 'at least 12 months'],
  },
  {
    page: '/destinations/usa',
    source,
    under: 'Interns',
    says: ['18+', 'Enrolled', 'graduated within the last 12 months', 'Upper-intermediate English'],
  },
  {
    page: '/destinations/usa',
    source,
    under: 'Trainees',
    says: ["Bachelor's degree", '12 months of experience'],
  },
  {
    page: '/destinations/usa',
    source,
    under: 'Teachers',
    says: ['2+ years of experience', 'TOEFL 550+, or waived', 'Valid certification'],
  },
  ...(
    [
      ['germany', '18-35'],
      ['denmark', '18-35'],
      ['france', '18-30'],
      ['china', '20-30'],
      ['uae', '21-35'],
      ['bahrain', '21-35'],
    ] as const
  ).map(([country, age]) => ({
    page: `/destinations/${country}`,
    source,
    under: 'Eligibility',
    says: [`Age ${age}`],
  })),
  {
    page: '/global-programs/agriculture-internship',
    source,
    under: 'Who it is for',
    says: ['Age 18-35', 'IELTS A2 or higher'],
  },
  {
    page: '/destinations/denmark',
    source,
    under: 'Eligibility',
    says: ['IELTS A2 or higher', 'Valid at least 2 years'],
  },
  {
    page: '/national-programs/students',
    source,
    under: 'Who can join',
    says: [
      '18-25 years old',
      'Enrolled in a college, university or English-medium school in Bangladesh',
      'short application form',
    ],
  },
  {
    page: '/global-programs/student-exchange',
    source,
    under: 'Who Can Apply',
    says: ['Enrolled undergraduate or graduate', 'Minimum GPA', 'English Basic', 'Passport Valid'],
  },
  {
    page: '/global-programs/hotel-immersion',
    source,
    under: 'Eligibility',
    says: ['Grade 12', "Bachelor's in hospitality or tourism"],
  },
  {
    page: '/global-programs/medical-internships',
    source: 'requirements 2, "Programme pages"',
    under: 'Eligibility',
    says: [
      '18 or over',
      'biology, health or nursing background',
      'is preferred',
      'intermediate English',
      'motivation',
      'adaptability',
      'valid passport',
      'medical clearance',
    ],
  },
  {
    page: '/global-programs/medical-internships',
    source: 'requirements 2, "Programme pages"',
    says: ['18+'],
  },
];
