import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../vocabulary/country.ts';
import { generalEligibility, usuallyIncluded, usuallyNotIncluded } from './usual.ts';

/**
 * /destinations/croatia. The specification gives no figure for this country; the eligibility is its general one
 * (section 5). The other words are drafts for the client to confirm.
 */
export const croatia: Country = {
  draft: true,
  country: 'Croatia',
  flag: '🇭🇷',
  listing: {
    countryCode: 'hr',
    region: 'europe',
    order: 130,
    spellings: { bengali: ['ক্রোয়েশিয়া'], latin: ['kroatia', 'kroesia', 'croesia', 'kroyeshia'] },
  },
  subheadline: 'Hotel internships on the Adriatic, from Istria to Dubrovnik',
  poster: {
    file: 'place-croatia',
    description:
      'Poster of Croatia: red roofs inside a sea wall, a clock tower, a green island and small boats on a blue bay',
    closingPart: '43%',
  },
  overview: [
    'The coast earns its year in one summer, from May to October, and every pair of hands counts.',
    'Guests drive to Istria from Germany, Austria and Italy, and stay a week or two. To Dubrovnik they come by plane or ship, and soon move on. Breakfast starts early and dinner ends late. Zagreb, inland, has hotel work in winter too.',
    'Staff speak Croatian among themselves; to guests they speak English, German or Italian. July is hot and almost without rain, while Dhaka stands in its wettest weeks. Zagreb and Rijeka have large mosques. Bangladeshis work in the country’s restaurants, on its building sites and as couriers.',
    'Your employer applies for a residence and work permit; the visa follows, and the Croatian embassy in New Delhi decides on it. Since 2025 applications from Bangladesh are examined more strictly, because many people with permits never came or moved on. Ask us how things stand before you spend any money.',
  ],
  placements: [
    {
      title: 'Seaside Hotel Internship',
      text: 'Learn in a coastal hotel, a holiday resort or a harbour restaurant when every room is taken.',
      positions: ['Hotel', 'Restaurant', 'Kitchen', 'Tourism'],
      location: ['Istria', 'Split', 'Dubrovnik'],
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
    'Practice with the house full',
    'Guests in three languages',
    'Stone towns on your day off',
  ],
  included: usuallyIncluded,
  notIncluded: usuallyNotIncluded,
  closing: 'See yourself on the Croatian coast?',
};
