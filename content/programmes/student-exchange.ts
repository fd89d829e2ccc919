import { createContactPath } from '../contact-path.ts';
import { basicEnglish } from '../eligibility/english.ts';
import { passport2Years } from '../eligibility/passports.ts';
import { enrolled, minimumGrades } from '../eligibility/studies.ts';
import type { Item, Metric, Statement, Step } from '../types/common.ts';
import type { Picture } from '../types/picture.ts';
import type { ProgrammePage, ProgrammeRecord } from '../types/programme.ts';
import { createBrochure } from './brochures.ts';
import { findProgramme } from './programmes.ts';

export const programme: ProgrammeRecord = {
  ...findProgramme('student-exchange'),
  text: 'Two to six months at a partner institution, then home to finish your degree.',
  picture: {
    file: 'prog-exchange',
    description:
      'Two students share a meal over a map, a river in one window, mountains in the other',
    focus: '50% 60%',
  },
  duration: { from: 2, to: 6, unit: 'months' },
  course: { mode: 'onsite' },
  fields: ['hospitality', 'tourism', 'business', 'arts'],
  application: {
    title: 'Apply for Student Exchange Program',
    description:
      'Study at a partner institution abroad, then come home and finish the degree you began.',
    highlights: [
      { label: 'Duration', value: '2-6 months' },
      { label: 'Focus', value: 'Cultural Exchange' },
      { label: 'Experience', value: 'Life-Changing' },
    ],
  },
  brochureCover: {
    wall: 'linear-gradient(90deg, #f2a541 50%, #2f6f8a 0)',
    floor: '#5a2a27',
    tone: 'split',
    focus: '50%',
  },
  ogImage: { ground: '#5a2a27', focus: '50% 50%' },
  spellings: {
    bengali: ['শিক্ষার্থী বিনিময়', 'স্টুডেন্ট এক্সচেঞ্জ', 'এক্সচেঞ্জ'],
    latin: ['exchenge', 'ekschenj', 'binimoy', 'shikkharthi binimoy', 'erasmus'],
  },
};

const duration = '2-6 months';

const actions = [
  { to: programme.applicationPath, name: 'Apply Now' },
  { to: createContactPath(programme.slug), name: 'Contact Us' },
];

/**
 * The texts of /global-programs/student-exchange (requirements 2, "Programme pages"; sections 5 and 9 for who can
 * apply and how long it takes).
 */
export const studentExchange = {
  draft: true,
  name: programme.name,
  description:
    'Study at a partner institution abroad for 2-6 months, then come home and finish your degree.',
  lede: 'You study at a partner institution abroad. A student from there may study at yours.',
  picture: programme.picture,
  actions,
  facts: [
    { label: 'Duration', value: duration },
    { label: 'Where', value: 'A partner institution abroad', isPlace: true },
    { label: 'Focus', value: 'Cultural exchange' },
  ],
  stay: { number: '2-6', label: 'months' },
  // Sample: the specification asks for benefits and names none. The client confirms or replaces them.
  benefits: {
    title: 'Benefits',
    home: {
      title: 'You bring',
      benefits: [
        { title: 'Your language' },
        { title: 'Your food and stories' },
        { title: 'A new view for their class' },
      ],
    },
    abroad: {
      title: 'You take home',
      benefits: [
        { title: 'A second language in use' },
        { title: 'Study experience abroad' },
        { title: 'Friends in another country' },
      ],
    },
  },
  process: {
    title: 'How It Works',
    home: 'At home',
    abroad: 'Abroad',
    // Sample: the specification asks for the section and gives no steps. The client confirms or replaces them.
    steps: [
      { title: 'Apply', text: 'Send the form. Your transcripts follow.', place: 'home' },
      {
        title: 'Match',
        text: 'We look for a partner institution in your area of study.',
        place: 'home',
      },
      { title: 'Prepare', text: 'Visa documents, housing and an orientation.', place: 'home' },
      {
        title: 'Study there',
        text: '2-6 months of classes and daily life abroad.',
        place: 'abroad',
      },
      {
        title: 'Come home',
        text: 'Your results go to your own institution.',
        place: 'home',
      },
    ],
  },
  areas: {
    title: 'Areas of Study',
    areas: [
      {
        title: 'Hospitality Management',
        text: 'Guests, rooms and the people who look after both.',
        picture: {
          file: 'prog-lobby',
          description: 'A guest with a suitcase at the desk of a hotel lobby',
        },
      },
      {
        title: 'Culinary Arts',
        text: 'Kitchens, menus and the food of another country.',
        picture: {
          file: 'gallery-kitchen',
          description: 'A chef and a student cook side by side',
        },
      },
      {
        title: 'Business Studies',
        text: 'Markets, teams and how a deal is made.',
        picture: {
          file: 'national-workshop',
          description: 'A team around a table, a chart on the wall',
        },
      },
      {
        title: 'Language Immersion',
        text: 'The local language, from morning to night.',
        picture: {
          file: 'gallery-market',
          description: 'A student buys fruit at a street market',
        },
      },
    ],
  },
  // Sample: the specification asks for what is included and names nothing. The client confirms or replaces it.
  included: {
    title: "What's Included",
    items: [
      { title: 'A place at a partner institution' },
      { title: 'Help with your application' },
      { title: 'Visa support' },
      { title: 'Pre-departure orientation' },
      { title: 'A contact while you are away' },
    ],
  },
  eligibility: {
    title: 'Who Can Apply',
    requirements: [
      { label: 'Studies', ...enrolled.plain },
      { label: 'Grades', ...minimumGrades.plain },
      { label: 'English', ...basicEnglish.short },
      { label: 'Passport', ...passport2Years.valid },
    ],
  },
  brochure: createBrochure(programme, duration, 'The exchange, from match to return'),
  closing: {
    title: 'Ready to go on exchange?',
    lede: 'Tell us what you study and when you could leave.',
    picture: { file: 'boat', description: 'Students cross a river in a wooden boat' },
    actions,
  },
} satisfies ProgrammePage & {
  stay: Metric;
  benefits: {
    title: string;
    home: { title: string; benefits: Statement[] };
    abroad: { title: string; benefits: Statement[] };
  };
  process: {
    title: string;
    home: string;
    abroad: string;
    steps: (Step & { place: 'home' | 'abroad' })[];
  };
  /** Exactly four. The stylesheet has a colour for each. */
  areas: { title: string; areas: (Item & { picture: Picture })[] };
  included: { title: string; items: Statement[] };
};
