import type { Expectation } from './expectation.ts';

const source = 'requirements 9, "Agriculture internship (Denmark)"';
const programme = { page: '/global-programs/agriculture-internship', source };
const country = { page: '/destinations/denmark', source };

const exclusions = [
  'flights',
  'visa and embassy fees',
  'personal expenses',
  'insurance, unless the host covers it',
  'local commuting',
];

/** The Danish livestock traineeship, on the page of the programme and on that of the country. */
export const agriculture: Expectation[] = [
  {
    ...programme,
    says: [
      'Contract 1 year, extendable',
      '18 months, with 5 weeks of paid holiday',
      'Traineeship 12-18 months',
      'Stipend EUR 1,600–2,130 per month, plus overtime',
      'Housing EUR 200–250 per month',
      'Age 18-35',
      'IELTS A2 or higher',
      'Passport Valid at least 2 years',
    ],
  },
  {
    ...programme,
    under: 'What you get',
    says: [
      'EUR 1,600–2,130 per month',
      'overtime',
      '5 weeks of paid holiday',
      'EUR 200–250 per month',
    ],
  },
  {
    ...programme,
    under: 'Nine documents',
    counts: { '<li>': 9 },
    says: [
      'resume with photo',
      'academic documents',
      'motivation letter',
      'passport copy',
      'police clearance',
      'IELTS result if available',
      'medical clearance',
      'proof of funds or sponsor',
      'experience letters or photos',
    ],
  },
  { ...programme, under: 'Not included', counts: { '<li>': 5 }, says: exclusions },
  {
    ...country,
    says: [
      'EUR 1,600–2,130',
      'Overtime',
      'The contract is for 1 year and can be extended',
      '18 months has 5 weeks of paid holiday',
      'Housing costs EUR 200–250',
    ],
  },
  {
    ...country,
    under: 'Available Programs',
    says: ['Duration: 12-18 months', 'Stipend: EUR 1,600–2,130 per month'],
  },
  {
    ...country,
    under: 'Required Documents',
    counts: { '<li>': 9 },
    says: [
      'resume with photo',
      'academic documents',
      'motivation letter',
      'passport copy, valid at least 2 years',
      'police clearance',
      'IELTS result, if available',
      'medical clearance',
      'proof of funds or sponsor',
      'experience letters or photos',
    ],
  },
  { ...country, under: '#not-included', counts: { '<li>': 5 }, says: exclusions },
];
