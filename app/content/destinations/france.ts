import { age18to30 } from '../eligibility/ages.ts';
import { basicEnglish } from '../eligibility/english.ts';
import { passport2Years } from '../eligibility/passports.ts';
import { secondYearOrNewGraduate } from '../eligibility/studies.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../vocabulary/country.ts';
import { usuallyIncluded, usuallyNotIncluded } from './usual.ts';

/**
 * /destinations/france. The stipend and the age are the specification's (sections 5 and 9); the other words are
 * drafts for the client to confirm.
 */
export const france: Country = {
  draft: true,
  country: 'France',
  flag: '🇫🇷',
  listing: {
    countryCode: 'fr',
    region: 'europe',
    order: 40,
    spellings: { bengali: ['ফ্রান্স'], latin: ['frans', 'phrans', 'fransh'] },
  },
  subheadline: 'Internships where chef, menu and hotel are local words',
  poster: {
    file: 'place-france',
    description:
      'Poster of France: the Eiffel Tower against a pink sky, a tree in blossom, a boat on the Seine, a woman on a bicycle',
    closingPart: '75%',
  },
  overview: [
    'Chef, menu, buffet, restaurant: hotels all over the world speak kitchen French. Here you learn it from those who mean it.',
    'The stipend is EUR 800-1,200 a month. Paris has guests all year, the Alps from the first snow to April, the Riviera in summer. A kitchen is run as a brigade: everyone has a station, and the chef’s word settles it.',
    'Guests may speak English; the staff room speaks French. The Alliance Française teaches it in Dhaka, and even a beginner’s course is worth its time. Religion stays private at work, so fit your prayers into the breaks. Near the Gare du Nord in Paris, the rue du Faubourg Saint-Denis has Bangladeshi canteens and grocers; halal butchers are common in all large cities.',
    'An internship rests on a convention de stage, an agreement between you, your university and the host. If it lasts more than three months, the French administration checks it first. You then ask for the visa at the embassy in Dhaka, which decides.',
  ],
  placements: [
    {
      title: 'Hospitality Internship',
      text: 'In a kitchen brigade, a dining room or at the front desk: trades that people here learn for years.',
      positions: ['Kitchen and pastry', 'Restaurant service', 'Front office'],
      stipend: { currency: 'EUR', from: 800, to: 1200, per: 'month' },
      location: ['Paris', 'French Alps', 'Côte d’Azur'],
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
    'The discipline of a brigade',
    'French, every working day',
    'A city or a mountain season',
    'The classics: sauce, pastry, service',
  ],
  included: usuallyIncluded,
  notIncluded: usuallyNotIncluded,
  closing: 'See yourself in France?',
};
