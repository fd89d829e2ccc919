import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../vocabulary/country.ts';
import { generalEligibility, usuallyIncluded, usuallyNotIncluded } from './usual.ts';

/**
 * /destinations/montenegro. The specification gives no figure for this country; the eligibility is its general one
 * (section 5). The other words are drafts for the client to confirm.
 */
export const montenegro: Country = {
  draft: true,
  country: 'Montenegro',
  flag: '🇲🇪',
  listing: {
    countryCode: 'me',
    region: 'europe',
    order: 140,
    spellings: { bengali: ['মন্টিনিগ্রো', 'মন্টেনেগ্রো'], latin: ['montinigro', 'monte negro'] },
  },
  subheadline: 'Hotel internships between steep mountains and a warm bay',
  poster: {
    file: 'place-montenegro',
    description:
      'Poster of Montenegro: a church with a blue dome on a small island, mist on the mountains around, a red rowing boat and an orange cat',
    closingPart: '65%',
  },
  overview: [
    'An afternoon’s drive joins the beach hotels of Budva to the ski slopes of Kolašin. The country is small and steep.',
    'Budva is the long beach, Kotor the walled town under the cliffs, Tivat the harbour for yachts. Each summer their hotels look abroad for cooks, waiters and room staff. July and August are long days on your feet; June and September leave time to learn.',
    'Montenegrin is close to Serbian, Croatian and Bosnian: what you learn is understood in four countries. The summer is hot and dry and the heavy rain falls in winter, the other way round from Dhaka. One person in five is Muslim. Bar and Ulcinj, further down the coast, have many mosques, but you will meet few Bengalis.',
    'Montenegro pays in euros without being in the European Union or the Schengen area: its visa does not open the countries next door. There is no Montenegrin embassy in Dhaka. Which embassy takes your papers is the first thing to settle, and it has the last word.',
  ],
  placements: [
    {
      title: 'Coastal Hotel Internship',
      text: 'Summer work in a beach hotel, a small house in an old town or a restaurant at the marina.',
      positions: ['Hotel', 'Restaurant', 'Kitchen', 'Housekeeping'],
      location: ['Budva', 'Kotor', 'Tivat'],
    },
  ],
  eligibility: generalEligibility,
  documents: countryDocuments,
  benefits: [
    'Beach, old town or marina',
    'One language, four countries',
    'Mosques along the southern coast',
    'Ski slopes an afternoon away',
  ],
  included: usuallyIncluded,
  notIncluded: usuallyNotIncluded,
  closing: 'See yourself in Montenegro?',
};
