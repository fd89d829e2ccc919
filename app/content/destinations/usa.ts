import { age18plus, age18to35 } from '../eligibility/ages.ts';
import { toefl, upperIntermediateEnglish } from '../eligibility/english.ts';
import {
  bachelor,
  certification,
  degreeInHospitality,
  enrolledOrNewGraduate,
  studiesInHospitality,
  teachingExperience,
  yearOfExperience,
} from '../eligibility/studies.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../vocabulary/country.ts';
import { usuallyIncluded, usuallyNotIncluded } from './usual.ts';

/**
 * /destinations/usa. Durations, hours, stipends and what interns, trainees and teachers must bring are the
 * specification's (sections 5 and 9). It gives trainees and teachers no age: theirs is the general one. The other words are drafts for the client to confirm.
 */
export const usa: Country = {
  country: 'United States of America',
  shortName: 'USA',
  flag: '🇺🇸',
  listing: {
    name: 'USA',
    countryCode: 'us',
    region: 'americas',
    order: 10,
    spellings: {
      bengali: ['যুক্তরাষ্ট্র', 'মার্কিন যুক্তরাষ্ট্র', 'আমেরিকা', 'ইউএসএ'],
      latin: ['america', 'amerika', 'united states', 'jukto rashtro', 'juktorastro'],
    },
  },
  subheadline: 'Three ways to a paid stay: as an intern, a trainee or a teacher',
  poster: {
    file: 'place-usa',
    description:
      'Poster of the USA: a red suspension bridge among banks of fog, a city’s skyline behind it, a sailing boat on the bay',
    closingPart: '27%',
  },
  overview: [
    'Come while you study, after a first year of work, or to teach. Each way has its own programme, and each is paid.',
    'Interns and trainees choose 6, 9, 12 or 18 months. They work to a written training plan, which names what you learn in each part of your stay. Teachers have a class of their own and stay 1-3 years.',
    'January in Florida feels like January in Dhaka; in the mountains of Colorado snow lies until April. Outside the big cities buses are few, so ask how far your room is from your work. New York has the most Bengali addresses, from Jackson Heights and Jamaica in Queens to Kensington in Brooklyn. Hamtramck in Michigan and Paterson in New Jersey have mosques and Bengali grocers too.',
    'The J1 is an exchange visa: you take home what you have learned. A sponsor recognised by the State Department issues the form DS-2019. With it you book an interview at the American embassy in Dhaka, and the embassy decides.',
  ],
  placements: [
    {
      title: 'J1 Internship',
      text: 'For students and new graduates: work in the field you study, with a host company.',
      duration: { choices: [6, 9, 12, 18], unit: 'months' },
      positions: ['Front office', 'Kitchen', 'Food and beverage'],
      stipend: { currency: 'USD', from: 1200, to: 2400, per: 'month' },
      location: ['Florida', 'Colorado', 'California'],
      hours: '32-40 a week',
      picture: {
        file: 'prog-professional',
        description: 'A hotel cut open: its kitchen, a bedroom, the restaurant and the front desk',
      },
    },
    {
      title: 'J1 Traineeship',
      text: 'For graduates with a year of work behind them: more responsibility in the profession you have begun.',
      duration: { choices: [6, 9, 12, 18], unit: 'months' },
      positions: ['Hotel operations', 'Culinary arts', 'Events'],
      stipend: { currency: 'USD', from: 1200, to: 2400, per: 'month' },
      location: ['New York', 'Chicago', 'Boston'],
      hours: '32-40 a week',
      picture: {
        file: 'national-workshop',
        description: 'A woman explains a chart to her team at a round table',
      },
    },
    {
      title: 'Teacher',
      text: 'Teach your subject full time in an American school, from the first bell to the parents’ evening.',
      fields: ['teaching'],
      duration: { from: 1, to: 3, unit: 'years' },
      positions: ['Primary school', 'Secondary school'],
      stipend: { currency: 'USD', from: 38000, per: 'year' },
      location: ['Texas', 'Arizona', 'North Carolina'],
      hours: '40 a week',
      picture: {
        file: 'gallery-classroom',
        description: 'A teacher draws a route on a globe on the blackboard, a pupil raises a hand',
      },
    },
  ],
  eligibility: [
    {
      title: 'Interns',
      placement: 'J1 Internship',
      requirements: [
        age18plus.figures,
        enrolledOrNewGraduate.plain,
        studiesInHospitality.plain,
        upperIntermediateEnglish.plain,
      ],
    },
    {
      title: 'Trainees',
      placement: 'J1 Traineeship',
      requirements: [
        age18to35.labelled,
        bachelor.plain,
        yearOfExperience.plain,
        degreeInHospitality.plain,
      ],
    },
    {
      title: 'Teachers',
      placement: 'Teacher',
      requirements: [
        age18to35.labelled,
        teachingExperience.plain,
        toefl.plain,
        certification.plain,
      ],
    },
  ],
  documents: {
    ...countryDocuments,
    programSpecific: [...countryDocuments.programSpecific, 'For teachers: valid certification'],
    visa: [...countryDocuments.visa, 'Form DS-2019 from your sponsor'],
  },
  benefits: [
    'A training plan in writing',
    'American English, all day long',
    'A stipend in dollars',
    'Your own class, as a teacher',
  ],
  included: usuallyIncluded,
  notIncluded: usuallyNotIncluded,
  closing: 'See yourself in the USA?',
};
