import { createContactPath } from '../contact-path.ts';
import { age18to35 } from '../eligibility/ages.ts';
import { basicEnglish } from '../eligibility/english.ts';
import { passport2Years } from '../eligibility/passports.ts';
import { secondYearOrNewGraduate } from '../eligibility/studies.ts';
import { requiredDocuments } from '../required-documents.ts';
import type { Position, Statement, Step } from '../types/common.ts';
import type { ProgrammePage, ProgrammeRecord } from '../types/programme.ts';
import { createBrochure } from './brochures.ts';
import { findProgramme } from './programmes.ts';

export const programme: ProgrammeRecord = {
  ...findProgramme('international-internship'),
  text: 'Paid work with a host company abroad, in the field you choose. No IELTS required.',
  picture: {
    file: 'prog-bridge',
    description:
      'Two interns cross an arched bridge towards a colleague who waves from the city side',
    focus: '50% 50%',
  },
  duration: { from: 3, to: 24, unit: 'months' },
  course: { mode: 'onsite' },
  paid: true,
  application: {
    title: 'Apply for International Internship Program',
    description: 'Paid work at a host company abroad. Each country’s page says what is included.',
    highlights: [
      { label: 'Duration', value: '3-24 months', note: 'with preparation' },
      { label: 'Destinations', value: '20+ countries' },
      { label: 'You receive', value: 'Globally recognised certificate' },
    ],
    picture: { file: 'prog-bridge', focus: '62% 52%' },
  },
  brochureCover: { wall: '#f7be55', floor: '#0a3f3e', tone: 'dark', focus: '58%' },
  ogImage: { ground: '#0a3f3e', focus: '58% 50%' },
  spellings: {
    bengali: ['ইন্টারন্যাশনাল ইন্টার্নশিপ', 'ইন্টার্নশিপ', 'আন্তর্জাতিক ইন্টার্নশিপ'],
    latin: ['intarnship', 'antorjatik', 'intarneshonal'],
  },
};

const duration = '3-24 months';

const actions = [
  { to: programme.applicationPath, name: 'Apply Now' },
  { to: createContactPath(programme.slug), name: 'Book Free Consultation' },
];

/**
 * The texts of /global-programs/international-internship (requirements 2, "Programme pages"; requirements 1, 5 and 9
 * for the claims, the eligibility and the facts).
 */
export const internationalInternship = {
  draft: true,
  name: programme.name,
  description:
    'Paid internships with food and lodging at host companies abroad, no IELTS required. Each country’s page says what is included.',
  lede: 'Paid internships with food and lodging, typically for 3 to 12 months, up to 18.',
  picture: programme.picture,
  actions,
  provisions: {
    title: 'What is provided',
    statements: [
      { title: 'Paid', text: 'You are paid for your work.' },
      { title: 'Food', text: 'Where your country’s page lists it.' },
      { title: 'Lodging', text: 'Where your country’s page lists it.' },
      { title: 'No IELTS', text: basicEnglish.enough.value },
    ],
  },
  facts: [
    { label: 'Duration', value: duration, note: 'with preparation' },
    { label: 'Where', value: '20+ countries', isPlace: true },
    { label: 'You receive', value: 'Globally recognised certificate' },
  ],
  positions: {
    title: 'Nine position areas',
    lede: 'Choose your area. Your host decides the daily tasks.',
    // Sample: the specification asks for nine areas and names none. The client replaces this list.
    positions: [
      { id: 'front-office', name: 'Front Office', icon: 'concierge-bell' },
      { id: 'housekeeping', name: 'Housekeeping', icon: 'bed' },
      { id: 'food-beverage', name: 'Food & Beverage', icon: 'utensils' },
      { id: 'culinary-arts', name: 'Culinary Arts', icon: 'chef-hat' },
      { id: 'sales-marketing', name: 'Sales & Marketing', icon: 'megaphone' },
      { id: 'human-resources', name: 'Human Resources', icon: 'users' },
      { id: 'events', name: 'Events', icon: 'calendar' },
      { id: 'business-finance', name: 'Business & Finance', icon: 'briefcase' },
      { id: 'travel-tourism', name: 'Travel & Tourism', icon: 'plane' },
    ],
  },
  process: {
    title: 'Seven steps, from application to return',
    // The titles are the specification's; the sentences are samples for the client to confirm.
    steps: [
      { title: 'Apply online', text: 'Fill in the application form.' },
      { title: 'Interview and review', text: 'We read your documents and talk with you.' },
      { title: 'Internship match', text: 'A host and a position that fit you.' },
      { title: 'Visa processing', text: 'Help with the application. The embassy decides.' },
      { title: 'Pre-departure', text: 'What to pack, sign and expect.' },
      {
        title: 'Internship start',
        text: 'Your first day with the host.',
      },
      { title: 'Post-internship', text: 'Your certificate, and what comes next.' },
    ],
  },
  eligibility: {
    title: 'Eligibility',
    requirements: [
      { label: 'Studies', ...secondYearOrNewGraduate.short },
      { label: 'Age', ...age18to35.inGeneral },
      { label: 'English', ...basicEnglish.noTest },
      { label: 'Passport', ...passport2Years.valid },
    ],
    more: { to: '/destinations', name: 'See what each destination asks' },
  },
  documents: { title: 'Documents', documents: requiredDocuments },
  brochure: createBrochure(programme, duration, 'Seven steps abroad, in one PDF'),
  closing: {
    title: 'Start with the form',
    lede: 'Tell us what you study, when you could leave and where you want to go.',
    picture: {
      file: 'gallery-airport',
      description: 'A family waves to an intern with a suitcase at the airport',
    },
    actions,
  },
} satisfies ProgrammePage & {
  provisions: { title: string; statements: Statement[] };
  positions: { title: string; lede: string; positions: Position[] };
  process: { title: string; steps: Step[] };
};
