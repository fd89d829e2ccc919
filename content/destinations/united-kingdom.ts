import { age18to35 } from '../eligibility/ages.ts';
import { basicEnglish } from '../eligibility/english.ts';
import { passport2Years } from '../eligibility/passports.ts';
import { secondYearOrNewGraduate } from '../eligibility/studies.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../types/country.ts';
import { usuallyIncluded, usuallyNotIncluded } from './usual.ts';

/**
 * The texts of /destinations/united-kingdom. The stipend comes from the specification (section 9), and so does the
 * general eligibility (section 5); the other texts are drafts for the client to confirm.
 */
export const unitedKingdom: Country = {
  draft: true,
  country: 'United Kingdom',
  flag: '🇬🇧',
  spellings: {
    bengali: ['যুক্তরাজ্য', 'ইংল্যান্ড', 'বিলাত', 'লন্ডন', 'ইউকে'],
    latin: [
      'uk',
      'england',
      'britain',
      'great britain',
      'jukto rajjo',
      'juktorajjo',
      'inglend',
      'london',
    ],
  },
  subheadline: 'Hospitality internships where you speak English all day',
  poster: {
    file: 'place-united-kingdom',
    description:
      'Poster of the United Kingdom: rain on the clock tower of Westminster, a red bus on the bridge, a woman under a red umbrella by the Thames',
    closingPart: '100%',
  },
  overview: [
    'You speak English with guests, colleagues and neighbours, from the first shift to the last.',
    'The stipend is GBP 1,200-1,800 a month. London’s hotels live on business, theatre and football, and work all year. In the Highlands, the Lake District and Cornwall the season runs from Easter to October. Afternoon teas, Sunday roasts and weddings fill the weekends, so expect to work on them.',
    'Accents will surprise you more than grammar: no textbook sounds like Glasgow or Liverpool. “Please”, “sorry” and “thank you” belong to every conversation, and guests notice when they are missing. Many British Bangladeshi families have their roots in Sylhet, and halal food is sold in every large city. Rain is light and comes in every month, so bring layers.',
  ],
  placements: [
    {
      id: 'united-kingdom-hospitality-internship',
      title: 'Hospitality Internship',
      text: 'Learn service in the language that you will use for the rest of your career.',
      positions: ['guest-relations', 'food-and-beverage', 'events', 'sales-and-marketing'],
      stipend: { currency: 'GBP', from: 1200, to: 1800, per: 'month' },
    },
  ],
  eligibility: [
    { title: 'Age', requirements: [age18to35.figures] },
    {
      title: 'Studies',
      requirements: [secondYearOrNewGraduate.student, secondYearOrNewGraduate.orGraduate],
    },
    {
      title: 'Language and passport',
      requirements: [basicEnglish.plain, passport2Years.plain],
    },
  ],
  documents: countryDocuments,
  benefits: [
    'No new language to learn',
    'A stipend in pounds',
    'Afternoon teas and weddings',
    'Practice in formal service',
  ],
  included: usuallyIncluded,
  notIncluded: usuallyNotIncluded,
  closing: 'See yourself in the United Kingdom?',
};
