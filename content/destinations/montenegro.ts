import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../types/country.ts';
import { generalEligibility, usuallyIncluded, usuallyNotIncluded } from './usual.ts';

/**
 * The texts of /destinations/montenegro. The specification gives no figure for this country; the eligibility is its
 * general one (section 5). The other texts are drafts for the client to confirm.
 */
export const montenegro: Country = {
  draft: true,
  country: 'Montenegro',
  flag: '🇲🇪',
  spellings: { bengali: ['মন্টিনিগ্রো', 'মন্টেনেগ্রো'], latin: ['montinigro', 'monte negro'] },
  subheadline: 'Hotel internships between the mountains and the sea',
  poster: {
    file: 'place-montenegro',
    description:
      'Poster of Montenegro: a church with a blue dome on a small island, mist on the mountains around, a red rowing boat and an orange cat',
    closingPart: '65%',
  },
  overview: [
    'An afternoon’s drive joins the beach hotels of the coast to the ski slopes of the north. The country is small and steep.',
    'Budva is the long beach, Kotor the walled town under the cliffs, Tivat the harbour for yachts. July and August are long days on your feet; June and September leave more time to learn.',
    'Montenegrin is close to Serbian, Croatian and Bosnian: what you learn is understood in four countries. The summer is hot and dry and the heavy rain falls in winter, the other way round from Dhaka. On the southern coast, around Bar and Ulcinj, many people are Muslim; further north, ask what is in the dish. You pay in euros.',
  ],
  placements: [
    {
      id: 'montenegro-coastal-hotel-internship',
      title: 'Coastal Hotel Internship',
      text: 'Summer work in a beach hotel, a small hotel in an old town or a restaurant by the sea.',
      positions: ['hotel', 'restaurant', 'kitchen', 'housekeeping'],
    },
  ],
  eligibility: generalEligibility,
  documents: countryDocuments,
  benefits: [
    'Beach hotels and old towns',
    'One language, four countries',
    'Practice in a short, busy season',
    'Ski slopes an afternoon away',
  ],
  included: usuallyIncluded,
  notIncluded: usuallyNotIncluded,
  closing: 'See yourself in Montenegro?',
};
