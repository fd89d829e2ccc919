import { age18to35 } from '../eligibility/ages.ts';
import { basicEnglish } from '../eligibility/english.ts';
import { secondYearOrNewGraduate } from '../eligibility/studies.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../types/country.ts';
import { usuallyIncluded, usuallyNotIncluded } from './usual.ts';

/**
 * The texts of /destinations/hong-kong. The stipend comes from the specification (section 9), which gives no
 * duration; the eligibility is its general one (section 5). The other texts are drafts for the client to confirm.
 */
export const hongKong: Country = {
  draft: true,
  country: 'Hong Kong',
  flag: '🇭🇰',
  spellings: { bengali: ['হংকং', 'হং কং'], latin: ['honkong', 'hongkong', 'hong kon', 'hk'] },
  subheadline: 'Hotel internships in a fast city, with English and Cantonese',
  poster: {
    file: 'place-hong-kong',
    description:
      'Poster of Hong Kong: a junk with red sails and a ferry in the harbour at night, lit towers and the moon behind them, two people on the pier',
    closingPart: '87%',
  },
  overview: [
    'Hong Kong is small, steep, fast and exact. Train in its hotels and no dinner rush will frighten you afterwards.',
    'Hotels crowd both sides of the harbour, Kowloon and the island. Guests are greeted in English, Cantonese or Mandarin. English is an official language here, and colleagues speak Cantonese among themselves. The metro brings you home from the late shift.',
    'Winter is mild and dry, much like Dhaka’s. Summer is as wet, and a typhoon can close the whole city for a day. Halal food takes some looking for; noodles, rice and seafood are everywhere. Rooms are tiny and expensive: ask where you would live before you look at the stipend.',
  ],
  placements: [
    {
      id: 'hong-kong-city-hotel-internship',
      title: 'City Hotel Internship',
      text: 'Business travellers at breakfast, wedding banquets at night: city hotels where every minute of a shift has its task.',
      positions: ['front-office', 'food-and-beverage', 'kitchen', 'events'],
      stipend: { currency: 'HKD', from: 15000, to: 25000, per: 'month' },
    },
  ],
  eligibility: [
    { title: 'Age', requirements: [age18to35.figures] },
    {
      title: 'Studies',
      requirements: [secondYearOrNewGraduate.student, secondYearOrNewGraduate.orGraduate],
    },
    { title: 'Language', requirements: [basicEnglish.plain] },
  ],
  documents: countryDocuments,
  benefits: [
    'Big-city hotel training',
    'English as an official language',
    'Banquet and business-travel experience',
    'Cantonese and Mandarin around you',
  ],
  included: usuallyIncluded,
  notIncluded: usuallyNotIncluded,
  closing: 'See yourself in Hong Kong?',
};
