import { createContactPath } from '../contact-path.ts';
import { age18to35 } from '../eligibility/ages.ts';
import { basicEnglish } from '../eligibility/english.ts';
import { passport2Years } from '../eligibility/passports.ts';
import { requiredDocuments } from '../required-documents.ts';
import type { Action, ComparisonRow, Item, Metric, Step } from '../types/common.ts';
import type { ProgrammePage, ProgrammeRecord } from '../types/programme.ts';
import { createBrochure } from './brochures.ts';
import { programme as pathway } from './pathway-program.ts';
import { findProgramme } from './programmes.ts';

const duration = '1-4 years';
const reach = '50+';

export const programme: ProgrammeRecord = {
  ...findProgramme('study-abroad'),
  text: 'University matching, applications and visa support, from first choice to arrival.',
  picture: {
    file: 'prog-campus',
    description: 'Students read and talk on the steps of a university library',
    focus: '50% 60%',
  },
  duration: { from: 1, to: 4, unit: 'years' },
  course: { mode: 'onsite' },
  application: {
    title: 'Apply for Study Abroad Program',
    description: 'A place at a university abroad, and help with the documents that you need.',
    highlights: [
      { label: 'Duration', value: '6-24 months', note: 'to begin with' },
      { label: 'Universities', value: 'Top Ranked Global' },
      { label: 'Study + Work', value: 'Part-time Work Allowed' },
    ],
    picture: { file: 'prog-campus', focus: '50% 62%' },
  },
  brochureCover: { wall: '#f9d5c3', floor: '#8c2a20', tone: 'dark', focus: '52%' },
  ogImage: { ground: '#8c2a20', focus: '52% 50%', place: `${reach} countries` },
  spellings: {
    bengali: ['বিদেশে পড়াশোনা', 'স্টাডি অ্যাব্রড', 'উচ্চশিক্ষা', 'বিদেশে উচ্চশিক্ষা'],
    latin: ['bideshe porashona', 'porashona', 'uccho shikkha', 'stadi abrod'],
  },
};

const applyNow = { to: programme.applicationPath, name: 'Apply Now' };

/**
 * The texts of /global-programs/study-abroad (requirements 2, "Programme pages"; section 5 for the eligibility,
 * section 9 for the figures).
 */
export const studyAbroad = {
  draft: true,
  name: programme.name,
  description:
    'University matching, applications and visa support for 1-4 years at a university in one of 50+ countries.',
  lede: 'A place at a university abroad, and help at every step.',
  picture: programme.picture,
  actions: [applyNow, { to: createContactPath(programme.slug), name: 'Book Free Consultation' }],
  facts: [
    { label: 'Duration', value: duration },
    { label: 'Where', value: `${reach} countries`, isPlace: true },
  ],
  figures: [
    { number: reach, label: 'countries to study in' },
    { number: duration, label: 'from a short course to a full degree' },
  ],
  // The sentences of this and the next two lists are samples for the client to confirm.
  benefits: {
    title: 'Why study abroad',
    benefits: [
      { title: 'Study and work', text: 'You may work part-time while you study.' },
      { title: 'Top ranked universities', text: 'All over the world, in the field you choose.' },
      { title: 'Another language, every day', text: 'In class, at work and at the market.' },
      { title: 'Classmates from everywhere', text: 'The people you will work with one day.' },
    ],
  },
  offerings: {
    title: 'How we help, in five steps',
    offerings: [
      {
        title: 'University matching',
        text: 'Universities and courses that fit your marks, your plans and your budget.',
      },
      {
        title: 'Application processing',
        text: 'Forms, letters and deadlines, checked before they go out.',
      },
      {
        title: 'Visa support',
        text: 'Help with the visa application. The embassy decides.',
      },
      {
        title: 'Pre-departure orientation',
        text: 'Housing, money, classes and the first week.',
      },
      { title: 'Onward support', text: 'Someone to write to after you arrive.' },
    ],
  },
  eligibility: {
    title: 'Who can apply',
    requirements: [
      { label: 'Age', ...age18to35.inGeneral },
      { label: 'English', ...basicEnglish.short },
      { label: 'Valid passport', ...passport2Years.short },
    ],
  },
  levels: {
    lede: 'Start from any of these four levels of education.',
    // The levels of the application form, from the lowest to the highest.
    levels: ['High School', 'Undergraduate', 'Graduate', 'Postgraduate'],
  },
  documents: { title: 'Documents', documents: requiredDocuments },
  comparison: {
    title: 'Study Abroad or Pathway?',
    columns: {
      criterion: 'What you compare',
      studyAbroad: 'Study Abroad',
      pathway: 'Pathway',
    },
    rows: [
      { criterion: 'Length', studyAbroad: duration, pathway: '6 months to 2 years' },
      { criterion: 'Universities', studyAbroad: 'Top ranked, global', pathway: 'Global partners' },
      {
        criterion: 'Work',
        studyAbroad: 'Part-time work allowed',
        pathway: 'A paid internship is part of it',
      },
      {
        criterion: 'You finish with',
        studyAbroad: 'A university qualification',
        pathway: 'A degree and work experience',
      },
      {
        criterion: 'Choose it if',
        studyAbroad: 'You know what you want to study',
        pathway: 'You want to prepare first',
      },
    ],
    links: {
      studyAbroad: { to: programme.applicationPath, name: 'Apply for Study Abroad' },
      pathway: { to: pathway.path, name: 'See the Pathway Program' },
    },
  },
  funding: {
    title: 'Funding and scholarships',
    lede: 'Three ways to pay for your studies.',
    link: { to: createContactPath(programme.slug), name: 'Ask which are open to you' },
    // Samples for the client to confirm; the specification gives no fees and no amounts.
    sources: [
      {
        title: 'Scholarships',
        text: 'Universities and governments decide who gets them. We help you find the ones you can apply for.',
      },
      {
        title: 'Your own funds',
        text: 'Savings or a sponsor. Proof of funds is one of your documents.',
      },
      {
        title: 'Part-time work',
        text: 'Allowed while you study. Each country sets the hours.',
      },
    ],
  },
  brochure: createBrochure(programme, duration, 'A university abroad, explained on paper'),
  closing: {
    title: 'Find your university',
    lede: 'Apply online, or talk to us first.',
    picture: {
      file: 'gallery-graduation',
      description: 'Three graduates throw their caps in front of a brick university',
    },
    actions: [applyNow, { to: createContactPath(programme.slug), name: 'Contact Us' }],
  },
} satisfies ProgrammePage & {
  figures: Metric[];
  benefits: { title: string; benefits: Item[] };
  offerings: { title: string; offerings: Step[] };
  levels: { lede: string; levels: string[] };
  comparison: {
    title: string;
    columns: ComparisonRow;
    rows: ComparisonRow[];
    links: { studyAbroad: Action; pathway: Action };
  };
  funding: { title: string; lede: string; link: Action; sources: Item[] };
};
