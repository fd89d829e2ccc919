import { createContactPath } from '../contact-path.ts';
import { age18to35 } from '../eligibility/ages.ts';
import { workOnTheWay } from '../eligibility/attitudes.ts';
import { basicEnglish } from '../eligibility/english.ts';
import { secondYearOrNewGraduate } from '../eligibility/studies.ts';
import { requiredDocuments } from '../required-documents.ts';
import type { Fact, Item, Statement } from '../types/common.ts';
import type { Picture } from '../types/picture.ts';
import type { ProgrammePage, ProgrammeRecord } from '../types/programme.ts';
import { createBrochure } from './brochures.ts';
import { findProgramme } from './programmes.ts';

export const programme: ProgrammeRecord = {
  ...findProgramme('pathway-program'),
  text: 'Foundation study and a paid internship, before you go on to a degree.',
  picture: {
    file: 'prog-pathway',
    description: 'Steps rise from a classroom over a café job to a graduate before a skyline',
    focus: '60% 60%',
  },
  duration: { from: 6, fromUnit: 'months', to: 2, unit: 'years' },
  course: { duration: { from: 6, to: 24, unit: 'months' } },
  fields: ['hospitality', 'tourism', 'business', 'computing', 'engineering', 'health', 'arts'],
  paid: true,
  application: {
    title: 'Apply for Pathway Program',
    description: 'Foundation study and a paid internship: a degree with work experience.',
    highlights: [
      { label: 'Duration', value: '12-24 months', note: 'foundation study' },
      { label: 'Universities', value: 'Global Partners' },
      { label: 'Outcome', value: 'Degree + Work Experience' },
    ],
  },
  brochureCover: { wall: '#bfe0dc', floor: '#0e5a55', tone: 'dark', focus: '88%' },
  ogImage: { ground: '#0e5a55', focus: '88% 50%' },
  spellings: {
    bengali: ['পাথওয়ে প্রোগ্রাম', 'পাথওয়ে', 'ফাউন্ডেশন'],
    latin: ['pathoye', 'pathwey', 'patway', 'foundation year'],
  },
};

const applyNow = { to: programme.applicationPath, name: 'Apply Now' };
const consultation = { to: createContactPath(programme.slug), name: 'Schedule Free Consultation' };

const duration = { label: 'Duration', value: '6 months to 2 years' };
const foundation = '1-2 years';

/**
 * The texts of /global-programs/pathway-program (requirements 2, "Programme pages"; section 5 for the eligibility,
 * section 9 for the figures).
 */
export const pathwayProgram = {
  draft: true,
  name: programme.name,
  description:
    'Foundation study and a paid internship for 6 months to 2 years, before you go on to a degree.',
  lede: 'Start with foundation study, work in a paid internship, and go on to a degree.',
  picture: programme.picture,
  actions: [applyNow, consultation],
  facts: [duration, { label: 'Foundation program', value: foundation }],
  duration: {
    ...duration,
    unit: 'months',
    // The lengths that the application form offers. They are within the range above.
    choices: [6, 12, 18, 24],
  },
  // A sample for the client to confirm, as are the sentences and the subjects below.
  objectives: {
    title: 'Objectives',
    objectives: [
      'Reach the level a university abroad asks for',
      'Study and speak in English every day',
      'Learn how people work in another country',
      'Go on to a degree at a partner university',
    ],
  },
  format: {
    title: 'Format',
    halves: [
      {
        share: '50%',
        title: 'Study',
        text: 'Classes with a partner university.',
        picture: {
          file: 'gallery-classroom',
          description: 'A teacher at a blackboard with a globe on it, a student raises a hand',
        },
      },
      {
        share: '50%',
        title: 'Paid internship',
        text: 'Paid shifts at a host company.',
        picture: {
          file: 'gallery-kitchen',
          description: 'A trainee and a chef cook together in a hotel kitchen',
        },
      },
    ],
    whole: {
      title: 'Foundation program',
      text: `${foundation}, 50% study and 50% paid internship.`,
    },
  },
  subjects: {
    title: 'Nine subject areas',
    // The specification asks for nine and names none. The client replaces this list.
    subjects: [
      'Business',
      'Hospitality',
      'Tourism',
      'Computing',
      'Engineering',
      'Health',
      'Design',
      'Culinary Arts',
      'Social Science',
    ],
  },
  eligibility: {
    title: 'Who Should Apply',
    requirements: [
      { label: 'Studies', ...secondYearOrNewGraduate.sentence },
      { label: 'Age', ...age18to35.sentence },
      { label: 'English', ...basicEnglish.sentence },
      { label: 'Plans', ...workOnTheWay.sentence },
    ],
  },
  documents: { title: 'Documents', documents: requiredDocuments },
  benefits: {
    title: 'What You Gain',
    benefits: [
      { title: 'English for study', text: 'For essays, talks and exams.' },
      { title: 'Work experience', text: 'From the half that is a paid internship.' },
      { title: 'A network', text: 'Teachers, employers and classmates abroad.' },
      { title: 'A degree', text: 'The outcome, with one of our partner universities.' },
    ],
  },
  brochure: createBrochure(programme, duration.value, 'From foundation to degree, in one PDF'),
  closing: {
    title: 'Take the first step',
    lede: 'Show us your transcripts, and we will tell you where you could begin.',
    picture: {
      file: 'national-seminar',
      description: 'A speaker on a stage shows the way across a river to a full room',
    },
    actions: [consultation, applyNow],
  },
} satisfies ProgrammePage & {
  duration: Fact & { unit: string; choices: number[] };
  objectives: { title: string; objectives: string[] };
  format: {
    title: string;
    halves: (Item & { share: string; picture: Picture })[];
    whole: Statement;
  };
  subjects: { title: string; subjects: string[] };
  benefits: { title: string; benefits: Item[] };
};
