import { createContactPath } from '../contact-path.ts';
import { computer } from '../eligibility/attitudes.ts';
import { basicEnglish } from '../eligibility/english.ts';
import { secondYearOrNewGraduate } from '../eligibility/studies.ts';
import type { Item, Metric, Statement } from '../types/common.ts';
import type { Decoration } from '../types/picture.ts';
import type { ProgrammePage, ProgrammeRecord } from '../types/programme.ts';
import { createBrochure } from './brochures.ts';
import { findProgramme } from './programmes.ts';

export const programme: ProgrammeRecord = {
  ...findProgramme('virtual-internship'),
  text: 'Work with a company in another country from your own desk, 10 to 30 hours a week.',
  picture: {
    file: 'prog-window',
    description: 'An intern at her desk meets four colleagues on a laptop, the sun setting outside',
    focus: '50% 60%',
  },
  duration: { from: 1, to: 4, unit: 'months' },
  course: { mode: 'online' },
  fields: [
    'hospitality',
    'tourism',
    'business',
    'computing',
    'law',
    'engineering',
    'arts',
    'teaching',
    'health',
  ],
  application: {
    title: 'Apply for Virtual Internship Program',
    description:
      'Work with a company in another country from your own desk. Tell us who you are, what you study and where you want to begin.',
    highlights: [
      { label: 'Duration', value: '3-12 months', note: 'with preparation' },
      { label: 'Companies', value: '70+ Countries' },
      { label: 'Location', value: 'Work from Home' },
    ],
  },
  brochureCover: { wall: '#14504d', floor: '#0b2b2a', tone: 'light', focus: '50%' },
  ogImage: { ground: '#14504d', focus: '50% 50%' },
  spellings: {
    bengali: ['ভার্চুয়াল ইন্টার্নশিপ', 'ভার্চুয়াল', 'অনলাইন ইন্টার্নশিপ'],
    latin: ['varchual', 'vartual', 'virchual', 'online internship', 'remote internship'],
  },
};

const duration = '1-4 months';

/** The fields, each with its interns' tasks in everyday words. The page opens the first. */
const fields = [
  { title: 'Marketing', text: 'Draft a campaign, study the competition, read the results.' },
  { title: 'Social media', text: 'Plan a month of posts and see which ones people answer.' },
  { title: 'Business development', text: 'Find possible clients and write the first proposal.' },
  { title: 'Finance and accounting', text: 'Keep budgets and spreadsheets, prepare a report.' },
  { title: 'Human resources', text: 'Write job adverts, sort applications, welcome new staff.' },
  {
    title: 'Software development',
    text: 'Build a feature, fix a fault, review what others wrote.',
  },
  { title: 'Web design', text: 'Lay out pages, make a prototype, test it with users.' },
  { title: 'Data analysis', text: 'Clean a table of data and turn it into charts.' },
  { title: 'Cyber security', text: 'Run checks, write guides, keep notes of incidents.' },
  { title: 'Graphic design', text: 'Design logos, brochures and slides.' },
  { title: 'Journalism and media', text: 'Interview people, write articles, edit video.' },
  { title: 'Hospitality and tourism', text: 'Answer guests, plan itineraries, reply to reviews.' },
  { title: 'Law', text: 'Research a question and sum up what the law says.' },
  { title: 'Engineering', text: 'Make drawings and calculations, write documentation.' },
  { title: 'Architecture', text: 'Draw plans, build digital models, prepare presentations.' },
  { title: 'Education', text: 'Write lesson material and tutor pupils online.' },
  { title: 'Health and public policy', text: 'Read the literature, design a survey, write it up.' },
  { title: 'Supply chain', text: 'Follow orders from the supplier to the customer.' },
] satisfies Item[];

/**
 * The texts of /global-programs/virtual-internship (requirements 2, "Programme pages"; section 1 for the claim,
 * sections 5 and 9 for eligibility, hours and months).
 */
export const virtualInternship = {
  draft: true,
  name: programme.name,
  description:
    'Work from home for one of 4,000+ host companies in 70+ countries: 10, 20 or 30 hours per week for 1-4 months.',
  lede: 'Work for a company abroad from your own desk.',
  picture: programme.picture,
  actions: [
    { to: programme.applicationPath, name: 'Apply Now' },
    { to: createContactPath(programme.slug), name: 'Book Free Consultation' },
  ],
  facts: [
    { label: 'Hours', value: '10, 20 or 30 per week' },
    { label: 'Duration', value: duration, note: 'of work' },
    { label: 'Where', value: 'Your own desk', isPlace: true },
  ],
  week: {
    title: 'How many hours a week?',
    lede: 'One square is one hour. Columns are days.',
    choices: [10, 20, 30],
    unit: 'hours per week',
    months: { from: 1, to: 4, unit: 'months' },
  },
  reach: {
    label: 'Where you could work',
    metrics: [
      { number: '4,000+', label: 'host companies' },
      { number: '70+', label: 'countries where they are' },
    ],
  },
  benefits: {
    title: 'Eight benefits',
    // Sample: the specification asks for eight benefits and names none. The client confirms or replaces them.
    benefits: [
      { title: 'Work from home', text: 'No flight, no visa.' },
      { title: 'Keep studying', text: 'Ten hours a week fit a study timetable.' },
      { title: 'Real tasks', text: 'Work that the company uses.' },
      { title: 'Remote tools', text: 'Learn how online teams work.' },
      { title: 'International team', text: 'Meetings across time zones.' },
      { title: 'English every day', text: 'Written and spoken.' },
      { title: 'A choice of fields', text: `${fields.length}, from marketing to supply chain.` },
      { title: 'A stronger resume', text: 'With the name of a company abroad.' },
    ],
    // The four other participants of the video call.
    faces: [
      { file: 'portrait-5' },
      { file: 'portrait-1' },
      { file: 'portrait-3' },
      { file: 'portrait-6' },
    ],
  },
  // Sample: the specification asks for 15 or more fields and names none. The client confirms or replaces them.
  fields: {
    title: 'Career fields',
    lede: 'Open one to see what interns do there.',
    fields,
  },
  support: {
    title: 'We help with six things',
    // Sample: the specification asks for six and names none. The client confirms or replaces them.
    items: [
      { title: 'Choosing a field', text: 'Which one fits your studies?' },
      { title: 'Your resume and profile', text: 'One page that a company abroad understands.' },
      { title: 'Matching you with a company', text: 'In your field, for the hours you have.' },
      { title: 'Preparing for the interview', text: 'It takes place on screen, in English.' },
      { title: 'Questions while you work', text: 'Write to us when something is unclear.' },
      { title: 'What comes after', text: 'A job, a degree, an internship abroad?' },
    ],
  },
  eligibility: {
    title: 'Who can apply',
    requirements: [
      { label: 'Students', ...secondYearOrNewGraduate.students },
      { label: 'Graduates', ...secondYearOrNewGraduate.graduates },
      { label: 'English', ...basicEnglish.short },
      // Sample: the specification doesn't mention it, but nobody can take part without a computer.
      { label: 'At home', ...computer.plain },
    ],
  },
  brochure: createBrochure(programme, duration, 'The virtual internship, also without internet'),
  closing: {
    title: 'Not sure which field?',
    lede: 'Ask before you apply.',
    picture: {
      file: 'event-webinar',
      description: 'An advisor speaks on a laptop screen, a night sky in the window behind it',
    },
    actions: [{ to: createContactPath(programme.slug), name: 'Contact Us' }],
  },
} satisfies ProgrammePage & {
  week: {
    title: string;
    lede: string;
    /** Hours per week, in ascending order. The last one fills the drawing of a week. */
    choices: number[];
    unit: string;
    months: { from: number; to: number; unit: string };
  };
  reach: { label: string; metrics: Metric[] };
  benefits: { title: string; benefits: Item[]; faces: Decoration[] };
  fields: { title: string; lede: string; fields: Item[] };
  support: { title: string; items: Statement[] };
};
