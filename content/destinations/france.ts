import { age18to30 } from '../eligibility/ages.ts';
import { basicEnglish } from '../eligibility/english.ts';
import { passport2Years } from '../eligibility/passports.ts';
import { secondYearOrNewGraduate } from '../eligibility/studies.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../types/country.ts';
import { usuallyIncluded, usuallyNotIncluded } from './usual.ts';

/**
 * The texts of /destinations/france. The stipend and the age come from the specification (sections 5 and 9); the
 * other texts are drafts for the client to confirm.
 */
export const france: Country = {
  draft: true,
  country: 'France',
  flag: '🇫🇷',
  spellings: { bengali: ['ফ্রান্স'], latin: ['frans', 'phrans', 'fransh', 'paris'] },
  subheadline: 'Hospitality internships in the home of fine dining',
  poster: {
    file: 'place-france',
    description:
      'Poster of France: the Eiffel Tower against a pink sky, a tree in blossom, a boat on the Seine, a woman on a bicycle',
    closingPart: '75%',
  },
  overview: [
    'Chef, menu, buffet, restaurant: hotels all over the world use French words. Here you learn the work where the words come from.',
    'The stipend is EUR 800-1,200 a month. Paris has guests all year, the Alps when there is snow, the Riviera in summer. A kitchen is run as a brigade: everyone has a station, and the chef has the last word.',
    'Guests may speak English, but your colleagues speak French with each other, and even a beginner’s course in Dhaka is worth its time. Religion stays private at work, so fit your prayers into the breaks. Halal butchers are common in the large cities.',
    'Lunch is a proper meal, and the team often eats together before the guests arrive. Paris is grey and damp in winter; on the Mediterranean the summer is hot and nearly without rain.',
  ],
  placements: [
    {
      id: 'france-hospitality-internship',
      title: 'Hospitality Internship',
      text: 'In a kitchen brigade, in a dining room or at the front desk: trades that people here study for years.',
      positions: ['kitchen-and-pastry', 'restaurant-service', 'front-office'],
      stipend: { currency: 'EUR', from: 800, to: 1200, per: 'month' },
      picture: {
        file: 'gallery-kitchen',
        description: 'A chef and a trainee over a steaming pot, copper pans on the wall',
      },
    },
  ],
  eligibility: [
    { title: 'Age', requirements: [age18to30.figures] },
    {
      title: 'Studies',
      requirements: [secondYearOrNewGraduate.student, secondYearOrNewGraduate.orGraduate],
    },
    {
      title: 'Language and passport',
      requirements: [basicEnglish.plain, passport2Years.plain],
    },
  ],
  documents: countryDocuments,
  benefits: [
    'Work in a kitchen brigade',
    'French, every working day',
    'City, mountain and seaside seasons',
    'The classics of sauce, pastry and service',
  ],
  included: usuallyIncluded,
  notIncluded: usuallyNotIncluded,
  closing: 'See yourself in France?',
};
