import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../types/country.ts';
import { generalEligibility, usuallyIncluded, usuallyNotIncluded } from './usual.ts';

/**
 * The texts of /destinations/croatia. The specification gives no figure for this country; the eligibility is its
 * general one (section 5). The other texts are drafts for the client to confirm.
 */
export const croatia: Country = {
  draft: true,
  country: 'Croatia',
  flag: '🇭🇷',
  spellings: { bengali: ['ক্রোয়েশিয়া'], latin: ['kroatia', 'kroesia', 'croesia', 'kroyeshia'] },
  subheadline: 'Hotel internships by the Adriatic Sea',
  poster: {
    file: 'place-croatia',
    description:
      'Poster of Croatia: red roofs inside a sea wall, a clock tower, a green island and small boats on a blue bay',
    closingPart: '43%',
  },
  overview: [
    'The coast has one long season, from May to October, and hotels do most of the year’s work in it.',
    'Guests drive to Istria from Germany, Austria and Italy, and stay a week or two. To Dubrovnik they come by plane or ship, and soon move on. Breakfast starts early and dinner ends late. Zagreb, inland, has guests in winter too.',
    'Staff speak Croatian among themselves; to guests they speak English, German or Italian. July is hot and almost without rain, while Dhaka has its wettest weeks. On the coast fish is on every menu; inland pork is common, so ask before you order.',
  ],
  placements: [
    {
      id: 'croatia-seaside-hotel-internship',
      title: 'Seaside Hotel Internship',
      text: 'Learn the work of a coastal hotel, a holiday resort or a harbour restaurant in the high season.',
      positions: ['hotel', 'restaurant', 'kitchen', 'tourism'],
      picture: {
        file: 'gallery-market',
        description: 'A woman in a pink dress buys fruit at a market stall below coloured houses',
      },
    },
  ],
  eligibility: generalEligibility,
  documents: countryDocuments,
  benefits: [
    'Summer work by the Adriatic',
    'Practice in a full hotel',
    'Guests who speak three languages',
    'Old stone towns on your day off',
  ],
  included: usuallyIncluded,
  notIncluded: usuallyNotIncluded,
  closing: 'See yourself on the Croatian coast?',
};
