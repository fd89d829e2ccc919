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
import type { Country } from '../types/country.ts';
import { usuallyIncluded, usuallyNotIncluded } from './usual.ts';

/**
 * The texts of /destinations/usa. Durations, hours, stipends and the requirements for interns, trainees and teachers
 * come from the specification (sections 5 and 9). It gives no age for trainees and teachers, so theirs is the general
 * one. The other texts are drafts for the client to confirm.
 */
export const usa: Country = {
  draft: true,
  country: 'United States of America',
  shortName: 'USA',
  flag: '🇺🇸',
  spellings: {
    bengali: ['যুক্তরাষ্ট্র', 'মার্কিন যুক্তরাষ্ট্র', 'আমেরিকা', 'ইউএসএ'],
    latin: ['america', 'amerika', 'united states', 'jukto rashtro', 'juktorastro'],
  },
  subheadline: 'Paid work as an intern, a trainee or a teacher',
  poster: {
    file: 'place-usa',
    description:
      'Poster of the USA: a red suspension bridge among banks of fog, a city’s skyline behind it, a sailing boat on the bay',
    closingPart: '27%',
  },
  overview: [
    'Come as an intern while you study, as a trainee after a first year of work, or as a teacher. Each has its own programme, and all three are paid.',
    'Interns and trainees choose 6, 9, 12 or 18 months. You come to learn as well as to work, so ask to see the training plan before you agree to it. Teachers have a class of their own and stay 1-3 years.',
    'January in Florida feels like January in Dhaka; in the mountains of Colorado snow lies until April. Distances are long and outside the big cities buses are few, so ask how far your room is from your work. First names, small talk and a smile belong to every shift. Halal food is easy to find in the large cities; in a small town you will cook for yourself more often.',
    'J1 is the name of the visa for exchange visitors. The idea behind it is in the word exchange: you bring your own culture, and take home what you have learned.',
  ],
  placements: [
    {
      id: 'usa-j1-internship',
      title: 'J1 Internship',
      text: 'For students and new graduates: work in the field you study, with a host company.',
      duration: { choices: [6, 9, 12, 18], unit: 'months' },
      positions: ['front-office', 'kitchen', 'food-and-beverage'],
      stipend: { currency: 'USD', from: 1200, to: 2400, per: 'month' },
      hours: '32-40 a week',
      picture: {
        file: 'prog-professional',
        description: 'A hotel cut open: its kitchen, a bedroom, the restaurant and the front desk',
      },
    },
    {
      id: 'usa-j1-traineeship',
      title: 'J1 Traineeship',
      text: 'For graduates with a year of work behind them: more responsibility in the profession you have begun.',
      duration: { choices: [6, 9, 12, 18], unit: 'months' },
      positions: ['hotel-operations', 'culinary-arts', 'events'],
      stipend: { currency: 'USD', from: 1200, to: 2400, per: 'month' },
      hours: '32-40 a week',
      picture: {
        file: 'national-workshop',
        description: 'A woman explains a chart to her team at a round table',
      },
    },
    {
      id: 'usa-teacher',
      title: 'Teacher',
      text: 'Teach your subject full time in an American school, from the first bell to the parents’ evening.',
      fields: ['teaching'],
      duration: { from: 1, to: 3, unit: 'years' },
      positions: ['primary-school', 'secondary-school'],
      stipend: { currency: 'USD', from: 38000, per: 'year' },
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
      placement: 'usa-j1-internship',
      requirements: [
        age18plus.figures,
        enrolledOrNewGraduate.plain,
        studiesInHospitality.plain,
        upperIntermediateEnglish.plain,
      ],
    },
    {
      title: 'Trainees',
      placement: 'usa-j1-traineeship',
      requirements: [
        age18to35.labelled,
        bachelor.plain,
        yearOfExperience.plain,
        degreeInHospitality.plain,
      ],
    },
    {
      title: 'Teachers',
      placement: 'usa-teacher',
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
    programSpecific: [...countryDocuments.programSpecific, 'teaching-certification'],
  },
  benefits: [
    'A choice of four lengths',
    'American English, all day long',
    'A stipend in dollars',
    'Your own class, as a teacher',
  ],
  included: usuallyIncluded,
  notIncluded: usuallyNotIncluded,
  closing: 'See yourself in the USA?',
};
