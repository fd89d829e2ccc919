import { createContactPath } from './contact-path.ts';
import { age18to25 } from './eligibility/ages.ts';
import { shortForm } from './eligibility/attitudes.ts';
import { enrolledInBangladesh } from './eligibility/studies.ts';
import type { Action, Metric } from './types/common.ts';
import type { GalleryPicture, Picture } from './types/picture.ts';

/** The link of both Apply Now buttons, to the registration section of the page (requirements, "Routes and links"). */
const registration = {
  to: '/national-programs/students#registration',
  name: 'Apply Now',
} satisfies Action;

/** The texts of /national-programs/students (requirements 2, "National programmes"; section 5 for who can join). */
export const nationalStudents = {
  name: 'For Students',
  pageTitle: 'National Programs for Students',
  description: `Local internships, seminars and career guidance for students ${age18to25.inSentence.value} in Bangladesh: what is included, who can join, and the form.`,
  title: 'Start your career where you study',
  lede: 'Local internships, seminars and guidance for students in Bangladesh.',
  trail: [{ to: '/national-programs', name: 'National Programs' }] satisfies Action[],
  actions: [registration, { to: '#eligibility', name: 'Am I eligible?' }] satisfies Action[],
  picture: {
    file: 'national-rickshaw',
    description: 'Two students ride home in a rickshaw at dusk, past a gate hung with lights',
  } satisfies Picture,
  why: {
    title: 'Why join',
    reasons: [
      'Learn what employers expect before your first job.',
      'Meet the people who hire, while you still have time to learn.',
      'Try a field before you choose it.',
    ],
  },
  included: {
    title: 'What is included',
    items: [
      'Local internships with employers in Bangladesh',
      'Seminars and workshops',
      'Career guidance',
      'Help with your resume and interview practice',
    ],
    picture: {
      file: 'gallery-classroom',
      description: 'A student raises a hand in class',
    } satisfies Picture,
  },
  eligibility: {
    title: 'Who can join',
    age: { number: age18to25.figures.value, label: age18to25.figures.note } satisfies Metric,
    rules: [enrolledInBangladesh.plain.value, shortForm.plain.value],
  },
  registration: { title: 'Register', lede: 'The application form is short.' },
  gallery: {
    title: 'From the programme',
    pictures: [
      {
        file: 'national-seminar',
        caption: 'Seminar',
        description: 'A speaker on a stage shows students a way across the water',
      },
      {
        file: 'national-workshop',
        caption: 'Workshop',
        description: 'Students listen at a round table while one explains a chart',
      },
      {
        file: 'national-interview',
        caption: 'Practice interview',
        description: 'A student and an interviewer face each other across a desk',
      },
      {
        file: 'national-office',
        caption: 'Local internship',
        description: 'An intern greets a colleague in an office above the city',
      },
      {
        file: 'national-fair',
        caption: 'Career fair',
        description: 'Students talk to staff at three stands',
      },
      {
        file: 'national-rickshaw',
        caption: 'The way home',
        description: 'A rickshaw with two students, seen from near',
        focus: '44% 78%',
      },
    ] satisfies GalleryPicture[],
  },
  closing: {
    title: 'Join us',
    actions: [
      registration,
      { to: createContactPath('national-students'), name: 'Talk to a Program Advisor' },
    ] satisfies Action[],
  },
};
