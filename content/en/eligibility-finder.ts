import type { StayLength } from '../eligibility/profile.ts';
import type {
  EducationLevel,
  EnglishLevel,
  Experience,
  FieldOfStudy,
  PassportValidity,
} from '../eligibility/visitor-facts.ts';
import type { SentenceTexts } from '../types/finder-texts.ts';
import { regionGroupNames } from './regions.ts';

/*
 * The sentence of "Can I go?" (requirements, "Can I go?"). The texts of its results are in eligibility-finder-results.ts.
 */

const studies: Record<EducationLevel, string> = {
  'grade-12': 'in Grade 12 (HSC)',
  hsc: 'with HSC or A levels passed',
  diploma: 'with a polytechnic diploma',
  'year-1': 'in my 1st year',
  'year-2': 'in my 2nd year',
  'year-3': 'in my 3rd year',
  'last-year': 'in my last year',
  masters: 'in a master’s',
  'graduate-new': 'a graduate of the last 12 months',
  graduate: 'a graduate of an earlier year',
};

const field: Record<FieldOfStudy, string> = {
  hospitality: 'hospitality',
  tourism: 'tourism',
  business: 'business',
  agriculture: 'agriculture',
  health: 'health',
  engineering: 'engineering',
  arts: 'arts',
  teaching: 'teaching',
  science: 'science',
  computing: 'computing',
  law: 'law',
  other: 'another subject',
};

const experience: Record<Experience, string> = {
  none: 'no work experience',
  some: 'under 1 year of work',
  '1-year': '1 year of work or more',
  '2-years': '2 years of work or more',
};

const english: Record<EnglishLevel, string> = {
  beginner: 'beginner',
  basic: 'basic',
  intermediate: 'intermediate',
  'upper-intermediate': 'upper-intermediate',
  fluent: 'fluent',
};

const passport: Record<PassportValidity, string> = {
  none: 'no passport yet',
  '6-months': 'a passport valid 6 months',
  '1-year': 'a passport valid 1 year',
  '2-years': 'a passport valid 2 years',
  '5-years': 'a passport valid 5 years',
};

const length: Record<StayLength, string> = {
  '1-month': 'up to 1 month',
  '3-months': 'up to 3 months',
  '6-months': 'up to 6 months',
  '12-months': 'up to 12 months',
  '2-years': 'up to 2 years',
  any: 'any length',
};

const where = {
  anywhere: 'anywhere',
  europe: 'to Europe',
  asia: 'to Asia',
  gulf: 'to the Gulf',
  americas: 'to the Americas',
  pacific: 'to the Pacific',
};

export const sentence = {
  labels: { studies, field, experience, english, passport, where, length },
  groupNames: regionGroupNames,
  fields: {
    age: { label: 'Your age', before: 'I am', after: ',', placeholder: 'age?' },
    studies: { label: 'Your studies', before: '', after: ',', placeholder: 'what studies?' },
    field: { label: 'Your field', before: 'my field is', after: ',', placeholder: 'which field?' },
    experience: {
      label: 'Your work experience',
      before: 'I\u00a0have',
      after: ',',
      placeholder: 'what work?',
    },
    english: {
      label: 'Your English',
      before: 'my English is',
      after: ',',
      placeholder: 'how good?',
    },
    passport: {
      label: 'Your passport',
      before: 'I\u00a0have',
      after: ',',
      placeholder: 'what passport?',
    },
    where: {
      label: 'Where you want to go',
      before: 'and I want to go',
      after: '',
      placeholder: 'where?',
    },
    length: {
      label: 'How long you want to stay',
      before: 'for',
      after: '.',
      placeholder: 'how long?',
    },
  },
  form: { title: 'Can I go?', submit: 'Show me where', change: 'Change' },
  privacy: {
    here: 'Each change is answered in your browser: nothing is sent to us. Our server reads the answers only if you open a link with them, such as a country’s page, or if the page is translated or its script fails. It neither logs nor stores them.',
    server:
      'Your answers go into the page’s address. Our server reads it to answer, and neither logs nor stores it. A person decides on every application.',
  },
  promise: (count) =>
    `An example. Tap a word. ${count} options, answered at once. No name, no phone number.`,
} satisfies SentenceTexts;
