import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../vocabulary/country.ts';
import { generalEligibility, usuallyIncluded, usuallyNotIncluded } from './usual.ts';

/**
 * /destinations/new-zealand. The stipend is the specification’s (section 9), and so is the general eligibility
 * (section 5); neither gives a length of stay. The other words are drafts for the client to confirm.
 */
export const newZealand: Country = {
  draft: true,
  country: 'New Zealand',
  flag: '🇳🇿',
  listing: {
    countryCode: 'nz',
    region: 'oceania',
    order: 110,
    spellings: {
      bengali: ['নিউজিল্যান্ড', 'নিউ জিল্যান্ড'],
      latin: ['newziland', 'niuziland', 'new zeland', 'nz'],
    },
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
    'Queenstown fills twice a year: with walkers around January, with skiers from June. In Rotorua guests come for the hot springs and for Māori hosts; Auckland’s hotels work all year. Teams are small, everyone goes by a first name, and you are trusted with more than one job.',
    'A summer day in Auckland is about as warm as a winter day in Dhaka, but the sun burns much faster. In Queenstown winter means frost at night and snow on the mountains. Most of the country’s Bangladeshis live in Auckland, near mosques and South Asian grocers. Further south you will cook for yourself.',
    'You apply online, and Immigration New Zealand decides. The way there is long, with at least one change of plane. Clocks at home are six hours behind yours, in the southern summer seven.',
  ],
  placements: [
    {
      title: 'Hospitality Internship',
      text: 'Learn in a lakeside hotel, a ski town or the largest city, at the pace of the season you arrive in.',
      positions: ['Hotel', 'Restaurant', 'Kitchen', 'Tourism'],
      stipend: { currency: 'NZD', from: 1200, to: 1600, per: 'month' },
      location: ['Queenstown', 'Rotorua', 'Auckland'],
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
