import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../vocabulary/country.ts';
import { generalEligibility, usuallyIncluded, usuallyNotIncluded } from './usual.ts';

/**
 * /destinations/malta. The specification gives no figure for this country; the eligibility is its general one
 * (section 5). The other words are drafts for the client to confirm.
 */
export const malta: Country = {
  draft: true,
  country: 'Malta',
  flag: '🇲🇹',
  listing: {
    countryCode: 'mt',
    region: 'europe',
    order: 150,
    spellings: { bengali: ['মাল্টা'], latin: ['molta', 'maltha'] },
  },
  subheadline: 'Hotel internships on an island where English is official',
  poster: {
    file: 'place-malta',
    description:
      'Poster of Malta: boats painted in bright stripes with eyes on their bows, a harbour wall, a dome and a spire before the evening sun',
    closingPart: '28%',
  },
  overview: [
    'They drive on the left, work in English and call God Alla. Malta is Europe with something familiar in it.',
    'Most hotels stand shoulder to shoulder in Sliema, St Julian’s and St Paul’s Bay. Valletta has small ones in old town houses. The winter is mild enough for guests, so many stay open all year. Your colleagues may come from Italy, India, Nepal or the Philippines.',
    'Maltese grew out of Arabic: peace is “sliem”, and Lent, strange to hear, is “Randan”. Most people are Catholic; Muslims have a mosque in Paola, and Bangladeshis have settled and opened restaurants. Summer is dry and fierce, snow almost unknown. Rents are high for so small a place, so ask what your host arranges before you sign.',
    'Your employer applies to the Maltese authorities for a permit, and then you ask for the visa. Where people from Bangladesh hand in their papers has changed more than once, between New Delhi and Dhaka. Check it with us first; the decision is Malta’s alone.',
  ],
  placements: [
    {
      title: 'Island Hotel Internship',
      text: 'Front desk, restaurant, kitchen or events in a seafront hotel, in and out of season.',
      positions: ['Front office', 'Restaurant', 'Kitchen', 'Events'],
      location: ['Sliema', 'St Julian’s', 'St Paul’s Bay', 'Valletta'],
      picture: {
        file: 'prog-lobby',
        description:
          'A traveller waves across a hotel lobby while the sun goes down behind the arches',
      },
    },
  ],
  eligibility: generalEligibility,
  documents: countryDocuments,
  benefits: [
    'English at work and on paper',
    'Hotels open beyond the summer',
    'No shift far from the sea',
    'A language born of Arabic',
  ],
  included: usuallyIncluded,
  notIncluded: usuallyNotIncluded,
  closing: 'See yourself in Malta?',
};
