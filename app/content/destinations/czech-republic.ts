import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../vocabulary/country.ts';
import { generalEligibility, usuallyIncluded, usuallyNotIncluded } from './usual.ts';

/**
 * /destinations/czech-republic. The specification gives no figure for this country; the eligibility is its general one
 * (section 5). The other words are drafts for the client to confirm.
 */
export const czechRepublic: Country = {
  draft: true,
  country: 'Czech Republic',
  flag: '🇨🇿',
  listing: {
    countryCode: 'cz',
    region: 'europe',
    order: 120,
    spellings: {
      bengali: ['চেক প্রজাতন্ত্র', 'চেক রিপাবলিক', 'চেকিয়া'],
      latin: ['chek', 'check republic', 'chek republic', 'czechia', 'chekia'],
    },
  },
  subheadline: 'Hotel internships in Prague and in the old spa towns',
  poster: {
    file: 'place-czech-republic',
    description:
      'Poster of the Czech Republic: a stone bridge and its tower in falling snow, swans on the river, a castle and a cathedral above lit houses',
    closingPart: '15%',
  },
  overview: [
    'Two kinds of guest: those who stay three nights in Prague, and those who stay three weeks at a spa.',
    'Prague’s hotels see city visitors and conferences, and hear English all day. In Karlovy Vary and Mariánské Lázně people come to drink the springs and be treated, many of them from Germany. Behind the kitchen door the language is Czech. Learn the greetings, the numbers and the names of the dishes first.',
    'Winter is as the poster shows it: snow, and nights below freezing. Summer is warm and light, and no monsoon follows. Pork is on most menus and the Bangladeshi community is small, so many cook at home. Prague and Brno have mosques.',
    'The Czech embassy in New Delhi handles long stays for people from Bangladesh, by appointment. Count on a journey to India, and on the Indian visa for it. Leave room in your plans: the embassy decides, and your dates follow.',
  ],
  placements: [
    {
      title: 'City and Spa Hotel Internship',
      text: 'Learn the work of a city hotel, or of a house where guests stay for weeks and know you by name.',
      positions: ['Front office', 'Restaurant', 'Kitchen', 'Housekeeping'],
      location: ['Prague', 'Karlovy Vary', 'Mariánské Lázně'],
      picture: {
        file: 'prog-professional',
        description:
          'A hotel cut open like a doll’s house: kitchen, bedroom and dining room above, a group at reception below',
      },
    },
  ],
  eligibility: generalEligibility,
  documents: countryDocuments,
  benefits: [
    'City hotels and spa houses',
    'Two very different kinds of guest',
    'First words in a Slavic language',
    'A winter with real snow',
  ],
  included: usuallyIncluded,
  notIncluded: usuallyNotIncluded,
  closing: 'See yourself in the Czech Republic?',
};
