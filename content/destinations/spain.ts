import { age18to35 } from '../eligibility/ages.ts';
import { basicEnglish } from '../eligibility/english.ts';
import { passport2Years } from '../eligibility/passports.ts';
import { secondYearOrNewGraduate } from '../eligibility/studies.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../types/country.ts';
import { usuallyIncluded, usuallyNotIncluded } from './usual.ts';

/**
 * The texts of /destinations/spain. The stipend comes from the specification (section 9), and so does the general
 * eligibility (section 5); the other texts are drafts for the client to confirm.
 */
export const spain: Country = {
  draft: true,
  country: 'Spain',
  flag: '🇪🇸',
  spellings: {
    bengali: ['স্পেন'],
    latin: ['spen', 'ispen', 'espana', 'spian', 'barcelona', 'madrid'],
  },
  subheadline: 'Hotel and resort internships, in summer and in winter',
  poster: {
    file: 'place-spain',
    description:
      'Poster of Spain: the towers of the Sagrada Família beside a red sun, two friends meet at a mosaic bench near an orange tree',
    closingPart: '66%',
  },
  overview: [
    'Spain has lunch at two and dinner after nine. Hotels keep the same hours, and so will you.',
    'The stipend is EUR 750-1,150 a month. Mallorca, Ibiza and the long beaches of the mainland are busy from spring to autumn. The Canary Islands are fullest in winter, when northern Europe looks for the sun. Resorts are large: guests arrive by the busload, buffets feed hundreds, and the entertainment ends at midnight.',
    'The staff speak Spanish among themselves. In Barcelona and on Mallorca you will hear Catalan as well. Inland summers are hotter than Dhaka’s and far drier. Halal food is easy to find in the big cities; on an island you will have to look for it. Ham is on most menus, but so are fish, rice and eggs.',
  ],
  placements: [
    {
      id: 'spain-hospitality-internship',
      title: 'Hospitality Internship',
      text: 'Resort or city hotel: learn to look after hundreds of guests and still see each one.',
      positions: ['guest-services', 'food-and-beverage', 'events-and-leisure'],
      stipend: { currency: 'EUR', from: 750, to: 1150, per: 'month' },
      picture: {
        file: 'prog-lobby',
        description: 'A guest waves to the reception of a hotel by the sea, palms in the lobby',
      },
    },
  ],
  eligibility: [
    { title: 'Age', requirements: [age18to35.figures] },
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
    'Practice in very large hotels',
    'Spanish, spoken in twenty countries',
    'A summer or a winter season',
    'Guests from all over Europe',
  ],
  included: usuallyIncluded,
  notIncluded: usuallyNotIncluded,
  closing: 'See yourself in Spain?',
};
