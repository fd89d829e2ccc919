import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../types/country.ts';
import { generalEligibility, usuallyIncluded, usuallyNotIncluded } from './usual.ts';

/**
 * The texts of /destinations/netherlands. The stipend comes from the specification (section 9), and so does the
 * general eligibility (section 5); neither gives a length of stay. The other texts are drafts for the client to
 * confirm.
 */
export const netherlands: Country = {
  draft: true,
  country: 'Netherlands',
  flag: '🇳🇱',
  spellings: {
    bengali: ['নেদারল্যান্ডস', 'নেদারল্যান্ড', 'হল্যান্ড'],
    latin: ['nederland', 'nedarland', 'netharland', 'holland', 'amsterdam'],
  },
  subheadline: 'Paid hotel internships where almost everyone speaks English',
  poster: {
    file: 'place-netherlands',
    description:
      'Poster of the Netherlands: a windmill above striped tulip fields, ducks on a canal, a woman on a bicycle with flowers in its basket',
    closingPart: '93%',
  },
  overview: [
    'Guests and colleagues come from everywhere, and at the front desk you speak English. You pick up Dutch along the way.',
    'Amsterdam’s hotels are busy all year, most of all from the tulips in April to the end of summer. The Hague has embassies, conferences and a beach; Rotterdam has its port. The Dutch are direct: a manager says plainly what went wrong, and expects you to answer as plainly.',
    'You come from one river delta to another, just as flat. But here it rains a little in every month, and in December the sun sets before five. Lunch is bread and cheese; the warm meal comes early in the evening. Turkish and Moroccan butchers sell halal meat in every city, and roti came with families from Suriname, whose forebears had left northern India.',
  ],
  placements: [
    {
      id: 'netherlands-hospitality-internship',
      title: 'Hospitality Internship',
      text: 'Work in an international team, in a city hotel, a restaurant or a conference hotel.',
      positions: ['hotel', 'restaurant', 'kitchen', 'events'],
      stipend: { currency: 'EUR', from: 1000, to: 1400, per: 'month' },
    },
  ],
  eligibility: generalEligibility,
  documents: countryDocuments,
  benefits: [
    'A monthly stipend in euros',
    'English at the front desk',
    'Plain feedback, the Dutch way',
    'Cycling to work',
  ],
  included: usuallyIncluded,
  notIncluded: usuallyNotIncluded,
  closing: 'See yourself in the Netherlands?',
};
