import { createContactPath } from '../contact-path.ts';
import { regionNames } from '../destinations/regions.ts';
import { age18plus } from '../eligibility/ages.ts';
import { character, medicalClearance } from '../eligibility/attitudes.ts';
import { intermediateEnglish } from '../eligibility/english.ts';
import { passport2Years } from '../eligibility/passports.ts';
import { healthBackground } from '../eligibility/studies.ts';
import { requiredDocuments } from '../required-documents.ts';
import type { Item } from '../types/common.ts';
import type { Decoration } from '../types/picture.ts';
import type { ProgrammePage, ProgrammeRecord } from '../types/programme.ts';
import { createBrochure } from './brochures.ts';
import { findProgramme } from './programmes.ts';

/** The twelve countries. Regions and countries have the ids of our lists, if they are in them. */
const regions = [
  {
    id: 'europe',
    name: regionNames.europe,
    countries: [{ id: 'greece', name: 'Greece' }],
  },
  {
    id: 'americas',
    name: regionNames.americas,
    countries: [
      { id: 'argentina', name: 'Argentina' },
      { id: 'mexico', name: 'Mexico' },
      { id: 'peru', name: 'Peru' },
      { id: 'jamaica', name: 'Jamaica' },
    ],
  },
  {
    id: 'asia',
    name: regionNames.asia,
    countries: [
      { id: 'cambodia', name: 'Cambodia' },
      { id: 'mongolia', name: 'Mongolia' },
      { id: 'nepal', name: 'Nepal' },
      { id: 'sri-lanka', name: 'Sri Lanka' },
    ],
  },
  {
    id: 'africa',
    name: 'Africa',
    countries: [
      { id: 'ghana', name: 'Ghana' },
      { id: 'kenya', name: 'Kenya' },
      { id: 'tanzania', name: 'Tanzania' },
    ],
  },
];

const countryNames = regions.flatMap(({ countries }) => countries.map(({ name }) => name));

export const programme: ProgrammeRecord = {
  ...findProgramme('medical-internships'),
  text: 'Two to twelve weeks in a clinical setting, in one of twelve countries.',
  picture: {
    file: 'prog-ward',
    description: 'Medical staff at the bed of an older patient in a sunny ward',
    focus: '30% 50%',
  },
  duration: { from: 2, to: 12, unit: 'weeks' },
  course: { mode: 'onsite', countries: countryNames },
  fields: ['health', 'science'],
  application: {
    title: 'Apply for Medical Internships Program',
    description:
      'Learn beside doctors and nurses in another country. You choose where, and for how long.',
    highlights: [
      { label: 'Duration', value: '2-12 weeks' },
      { label: 'Locations', value: '12+ Countries' },
      { label: 'Impact', value: 'Life-Changing' },
    ],
  },
  brochureCover: { wall: '#cfe5df', floor: '#1f4e5f', tone: 'dark', focus: '66%', height: 84 },
  ogImage: { ground: '#1f4e5f', focus: '72% 50%' },
  spellings: {
    bengali: ['মেডিকেল ইন্টার্নশিপ', 'মেডিকেল', 'চিকিৎসা', 'নার্সিং'],
    latin: ['medikel', 'medikal', 'chikitsa', 'nursing'],
  },
};

const weeks = '2-12';

const actions = [
  { to: programme.applicationPath, name: 'Apply Now' },
  { to: createContactPath(programme.slug), name: 'Book Free Consultation' },
];

/**
 * The texts of /global-programs/medical-internships (requirements 2, "Programme pages"; section 9 for the weeks).
 * The specification names the countries, the eligibility and what is not included. It gives only the numbers of
 * activities, audiences, benefits and inclusions: these lists, and the overview, are samples for the client to replace.
 */
export const medicalInternships = {
  draft: true,
  name: programme.name,
  description:
    'Two to twelve weeks beside doctors and nurses, in one of twelve countries from Greece to Tanzania.',
  lede: 'Learn beside doctors and nurses, in one of twelve countries.',
  picture: programme.picture,
  actions,
  countries: {
    title: 'Choose from twelve countries',
    regions,
  },
  facts: [
    { label: 'Countries', value: '12' },
    { label: 'Weeks', value: weeks },
    { label: 'Age', value: age18plus.figures.value },
  ],
  overview: {
    title: 'Overview',
    lede: 'You join a hospital or clinic abroad for 2-12 weeks. You watch how care is given, help where local rules allow, and see how another health system works.',
    text: 'The hospital’s own staff supervise you. You never treat a patient on your own.',
  },
  activities: {
    title: 'Six activities',
    activities: [
      'Follow ward rounds',
      'Observe consultations and surgery',
      'Help nurses with basic care',
      'Join community health visits',
      'See the laboratory and pharmacy',
      'Take part in case discussions',
    ],
  },
  audiences: {
    title: 'Who it is for',
    audiences: [
      {
        title: 'Medical students',
        text: 'Working towards an MBBS',
        picture: { file: 'portrait-2' },
      },
      {
        title: 'Nursing students',
        text: 'Diploma or degree',
        picture: { file: 'portrait-3' },
      },
      {
        title: 'Biology and health students',
        text: 'Before they choose a field',
        picture: { file: 'portrait-6' },
      },
      {
        title: 'Recent graduates',
        text: 'In a health subject',
        picture: { file: 'portrait-5' },
      },
    ],
  },
  eligibility: {
    title: 'Eligibility',
    requirements: [
      { label: 'Age', ...age18plus.words },
      { label: 'Passport', ...passport2Years.inSentence },
      { label: 'Health', ...medicalClearance.inSentence },
      { label: 'English', ...intermediateEnglish.inSentence },
      { label: 'Studies', ...healthBackground.inSentence },
      { label: 'Will', ...character.motivation },
      { label: 'Temper', ...character.adaptability },
    ],
    /** Contains the label of each requirement once, in braces. */
    sentence:
      'You are {Age}, with a {Passport} and {Health}. You speak {English}. A {Studies} is preferred. You bring {Will} and {Temper}.',
  },
  documents: { title: 'Eight documents', documents: requiredDocuments },
  benefits: {
    title: 'Eight benefits',
    benefits: [
      { title: 'Clinical exposure', text: 'Real wards, real cases.' },
      { title: 'Global health', text: 'See another system at work.' },
      { title: 'Mentors', text: 'Learn from local staff.' },
      { title: 'A clearer choice', text: 'Find the field that suits you.' },
      { title: 'Cultural skill', text: 'Care across languages.' },
      { title: 'Confidence', text: 'Speak up on ward rounds.' },
      { title: 'Network', text: 'Colleagues in another country.' },
      { title: 'A stronger resume', text: 'Experience to write about.' },
    ],
  },
  inclusions: {
    included: {
      title: 'Included',
      items: [
        'Placement in a hospital or clinic',
        'Supervision by local staff',
        'Help with accommodation',
        'Help with your application',
        'Pre-departure orientation',
        'Certificate of completion',
      ],
    },
    notIncluded: {
      title: 'Not included',
      items: ['Flights and visa', 'Insurance', 'Meals', 'Local transport', 'Personal expenses'],
    },
  },
  brochure: createBrochure(programme, `${weeks} weeks`, 'Twelve countries, one brochure'),
  closing: {
    title: 'Which country will you choose?',
    lede: 'Apply online, or talk it through with us.',
    picture: {
      file: 'gallery-airport',
      description: 'A family waves to an intern with a suitcase at the airport',
    },
    actions,
  },
} satisfies ProgrammePage & {
  countries: { title: string; regions: typeof regions };
  overview: { title: string; lede: string; text: string };
  activities: { title: string; activities: string[] };
  audiences: { title: string; audiences: (Item & { picture: Decoration })[] };
  eligibility: { sentence: string };
  benefits: { title: string; benefits: Item[] };
  inclusions: Record<'included' | 'notIncluded', { title: string; items: string[] }>;
};
