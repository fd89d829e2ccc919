import { eightDocuments } from './documents.ts';
import type { Expectation } from './expectation.ts';

const source = 'requirements 2, "Programme pages"';
const page = (slug: string) => ({ page: `/global-programs/${slug}`, source });

const studyAbroad = page('study-abroad');
const virtual = page('virtual-internship');
const international = page('international-internship');
const pathway = page('pathway-program');
const exchange = page('student-exchange');
const professional = page('professional-immersion');
const hotel = page('hotel-immersion');
const agriculture = page('agriculture-internship');
const medical = page('medical-internships');

const hotelDepartments = ['Front Office', 'Housekeeping', 'Food & Beverage', 'Sales & Marketing'];

/** The sections of the nine programme pages, the number of items in each, and the targets of their buttons. */
export const programmePages: Expectation[] = [
  { ...studyAbroad, under: 'Why study abroad', atLeast: { '<li>': 3 } },
  {
    ...studyAbroad,
    under: 'How we help',
    counts: { '<li>': 5 },
    says: [
      '1 University matching',
      '2 Application processing',
      '3 Visa support',
      '4 Pre-departure orientation',
      '5 Onward support',
    ],
  },
  { ...studyAbroad, under: 'Who can apply', atLeast: { '<dt>': 3 } },
  { ...studyAbroad, under: 'Documents', ...eightDocuments },
  {
    ...studyAbroad,
    under: 'Study Abroad or Pathway?',
    says: ['Study Abroad', 'Pathway'],
    atLeast: { '<tr>': 4 },
  },
  { ...studyAbroad, under: 'Funding and scholarships', says: ['Scholarships', 'Part-time work'] },
  {
    ...studyAbroad,
    source: 'requirements, "Routes and links"',
    links: [
      ['Apply Now', '/apply/study-abroad'],
      ['Book Free Consultation', '/contact'],
    ],
  },

  { ...virtual, under: 'Eight benefits', counts: { '<li>': 8 } },
  { ...virtual, under: 'We help with six things', counts: { '<li>': 6 } },
  { ...virtual, under: 'Career fields', atLeast: { '<details>': 15 } },
  { ...virtual, under: 'Who can apply', atLeast: { '<dt>': 3 } },
  { ...virtual, links: [['Contact Us', '/contact']] },
  {
    ...virtual,
    source: 'requirements, "Routes and links"',
    links: [['Apply Now', '/apply/virtual-internship']],
  },

  { ...international, under: 'What is provided', counts: { '<li>': 4 } },
  { ...international, under: 'Nine position areas', counts: { '<li>': 9 } },
  { ...international, under: 'Eligibility', atLeast: { '<dt>': 4 } },
  { ...international, under: 'Documents', ...eightDocuments },
  {
    ...international,
    under: 'Seven steps',
    counts: { '<li>': 7 },
    says: [
      '1 Apply online',
      '2 Interview and review',
      '3 Internship match',
      '4 Visa processing',
      '5 Pre-departure',
      '6 Internship start',
      '7 Post-internship',
    ],
  },
  { ...international, links: [['brochure (PDF)', '/brochures/international-internship.pdf']] },
  {
    ...international,
    source: 'requirements, "Routes and links"',
    links: [
      ['Apply Now', '/apply/international-internship'],
      ['Book Free Consultation', '/contact'],
    ],
  },

  { ...pathway, under: 'Objectives', atLeast: { '<li>': 3 } },
  { ...pathway, under: 'Format', says: ['Study', 'Paid internship'], counts: { '50%': 4 } },
  { ...pathway, under: 'Nine subject areas', counts: { '<li>': 9 } },
  { ...pathway, under: 'Who Should Apply', atLeast: { '<dt>': 3 } },
  { ...pathway, under: 'Documents', ...eightDocuments },
  { ...pathway, under: 'What You Gain', atLeast: { '<li>': 3 } },
  {
    ...pathway,
    source: 'requirements, "Routes and links"',
    counts: { 'Schedule Free Consultation': 2, 'Apply Now': 2 },
    links: [
      ['Schedule Free Consultation', '/contact'],
      ['Apply Now', '/apply/pathway-program'],
    ],
  },

  { ...exchange, under: 'Benefits', atLeast: { '<li>': 3 } },
  { ...exchange, under: 'How It Works', atLeast: { '<li>': 3 } },
  {
    ...exchange,
    under: 'Areas of Study',
    counts: { '<li>': 4 },
    says: ['Hospitality Management', 'Culinary Arts', 'Business Studies', 'Language Immersion'],
  },
  { ...exchange, under: "What's Included", atLeast: { '<li>': 3 } },
  { ...exchange, under: 'Who Can Apply', counts: { '<dt>': 4 } },
  {
    ...exchange,
    links: [
      ['Apply Now', '/apply/student-exchange'],
      ['Contact Us', '/contact'],
    ],
  },

  { ...professional, says: ['Overview', 'Purpose'] },
  { ...professional, under: 'Four departments', counts: { '<li>': 4 } },
  { ...professional, under: 'Who should join', atLeast: { '<li>': 3 } },
  { ...professional, under: 'Included', atLeast: { '<li>': 3 } },
  { ...professional, under: 'What you take away', atLeast: { '<li>': 3 } },
  {
    ...professional,
    under: 'Come and see a hotel at work',
    links: [
      ['Apply Now', '/contact'],
      ['Apply online', '/apply/professional-immersion'],
    ],
  },
  {
    ...professional,
    source: 'requirements, "Routes and links"',
    links: [
      ['Apply Now', '/apply/professional-immersion'],
      ['Consultation', '/contact'],
    ],
  },

  { ...hotel, says: ['Overview', 'Objectives', 'Structure'] },
  { ...hotel, under: 'Four departments', counts: { '<li>': 4 }, says: hotelDepartments },
  { ...hotel, under: 'Included', atLeast: { '<li>': 3 } },
  { ...hotel, under: 'Eligibility', says: ['Grade 12'] },
  {
    ...hotel,
    links: [
      ['Apply Now', '/contact'],
      ['Apply online', '/apply/hotel-immersion'],
    ],
    counts: { 'Apply Now': 2, 'Apply online': 2 },
  },

  { ...agriculture, says: ['livestock traineeship', 'Denmark'] },
  { ...agriculture, under: 'Fields', atLeast: { '<li>': 3 } },
  { ...agriculture, under: 'What you get', atLeast: { '<li>': 3 } },
  {
    ...agriculture,
    links: [
      ['Apply Now', '/apply/agriculture-internship'],
      ['Book Free Consultation', '/contact'],
    ],
  },
  {
    ...agriculture,
    under: 'Ready for the farm?',
    links: [
      ['Apply Now', '/contact'],
      ['Apply online', '/apply/agriculture-internship'],
    ],
  },

  { ...medical, says: ['Medical Internships Abroad', 'Overview'] },
  {
    ...medical,
    under: 'Choose from twelve countries',
    counts: { '<li>': 12 },
    says: [
      'Greece',
      'Argentina',
      'Mexico',
      'Peru',
      'Jamaica',
      'Cambodia',
      'Mongolia',
      'Nepal',
      'Sri Lanka',
      'Ghana',
      'Kenya',
      'Tanzania',
    ],
  },
  { ...medical, under: 'Six activities', counts: { '<li>': 6 } },
  { ...medical, under: 'Who it is for', counts: { '<li>': 4 } },
  { ...medical, under: 'Eight documents', ...eightDocuments },
  { ...medical, under: 'Eight benefits', counts: { '<li>': 8 } },
  { ...medical, under: 'Included', counts: { '<li>': 6 } },
  {
    ...medical,
    under: 'Not included',
    counts: { '<li>': 5 },
    says: ['flights and visa', 'insurance', 'meals', 'local transport', 'personal expenses'],
  },
  {
    ...medical,
    links: [
      ['Apply Now', '/apply/medical-internships'],
      ['Consultation', '/contact'],
    ],
  },
];
