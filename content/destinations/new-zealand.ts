import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../types/country.ts';
import { generalEligibility, usuallyIncluded, usuallyNotIncluded } from './usual.ts';

/**
 * The texts of /destinations/new-zealand. The stipend comes from the specification (section 9), and so does the
 * general eligibility (section 5); neither gives a length of stay. The other texts are drafts for the client to
 * confirm.
 */
export const newZealand: Country = {
  draft: true,
  country: 'New Zealand',
  flag: '🇳🇿',
  spellings: {
    bengali: ['নিউজিল্যান্ড', 'নিউ জিল্যান্ড'],
    latin: ['newziland', 'niuziland', 'new zeland', 'nz', 'auckland'],
  },
  subheadline: 'Paid hotel internships by lakes, hot springs and ski slopes',
  poster: {
    file: 'place-new-zealand',
    description:
      'Poster of New Zealand: a steep peak with snow over a lake, a small stone church on the shore, lupins and a tree fern in front',
    closingPart: '45%',
  },
  overview: [
    'Summer begins in December, the noon sun stands in the north, and everyone around you speaks English.',
    'Queenstown fills twice a year: with walkers around January, with skiers from June. In Rotorua guests come for the hot springs and for Māori culture; Auckland’s hotels work all year. Teams are small, everyone goes by a first name, and you are trusted with more than one job.',
    'A summer day in Auckland is about as warm as a winter day in Dhaka, but the sun burns much faster. In Queenstown winter means frost at night and snow on the mountains. South Asian groceries are easiest to find in Auckland; further south you will cook for yourself.',
    'The journey is long, with at least one change of plane. Dhaka is six hours behind you, in the southern summer seven: when your working day ends, it is still morning at home.',
  ],
  placements: [
    {
      id: 'new-zealand-hospitality-internship',
      title: 'Hospitality Internship',
      text: 'Hotel work in a small team, at the pace of the season in which you arrive.',
      positions: ['hotel', 'restaurant', 'kitchen', 'tourism'],
      stipend: { currency: 'NZD', from: 1200, to: 1600, per: 'month' },
    },
  ],
  eligibility: generalEligibility,
  documents: countryDocuments,
  benefits: [
    'A stipend in New Zealand dollars',
    'English from breakfast to night shift',
    'Small teams, several duties',
    'Mountains on your day off',
  ],
  included: usuallyIncluded,
  notIncluded: usuallyNotIncluded,
  closing: 'See yourself in New Zealand?',
};
