import { age18to35 } from '../eligibility/ages.ts';
import { basicEnglish } from '../eligibility/english.ts';
import { passport2Years } from '../eligibility/passports.ts';
import { secondYearOrNewGraduate } from '../eligibility/studies.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../vocabulary/country.ts';
import { usuallyIncluded, usuallyNotIncluded } from './usual.ts';

/**
 * /destinations/united-kingdom. The stipend is the specification's (section 9), so is the general eligibility
 * (section 5); the other words are drafts for the client to confirm.
 */
export const unitedKingdom: Country = {
  draft: true,
  country: 'United Kingdom',
  flag: '🇬🇧',
  listing: {
    countryCode: 'gb',
    region: 'europe',
    order: 80,
    spellings: {
      bengali: ['যুক্তরাজ্য', 'ইংল্যান্ড', 'বিলাত', 'লন্ডন', 'ইউকে'],
      latin: ['uk', 'england', 'britain', 'great britain', 'jukto rajjo', 'juktorajjo', 'inglend'],
    },
  },
  subheadline: 'Hotel work in English, from London to the Highlands',
  poster: {
    file: 'place-united-kingdom',
    description:
      'Poster of the United Kingdom: rain on the clock tower of Westminster, a red bus on the bridge, a woman under a red umbrella by the Thames',
    closingPart: '100%',
  },
  overview: [
    'Around Brick Lane in London the street signs are in Bengali too. At work you will speak English all day.',
    'The stipend is GBP 1,200-1,800 a month. London’s hotels live on business, theatre and football, and work all year. In the Highlands, the Lake District and Cornwall the year runs from Easter to October. Afternoon tea, Sunday roasts and weddings fill the weekends, and the rota with them.',
    'Most British Bangladeshi families have their roots in Sylhet. Tower Hamlets is their centre; Birmingham, Luton and Oldham have large communities too, with mosques, halal butchers and frozen fish from home. Accents will surprise you more than grammar: no textbook sounds like Glasgow or Liverpool. Rain is light and comes in every month, so bring layers.',
    'A licensed sponsor has to issue a certificate of sponsorship before you apply. You then fill in the form online and give your fingerprints at a visa centre in Bangladesh. UK Visas and Immigration decides. The visa is good for the United Kingdom only, not for the rest of Europe.',
  ],
  placements: [
    {
      title: 'Hospitality Internship',
      text: 'Learn service in the language you will use for the rest of your career.',
      positions: ['Guest relations', 'Food and beverage', 'Events', 'Sales and marketing'],
      stipend: { currency: 'GBP', from: 1200, to: 1800, per: 'month' },
      location: ['London', 'Edinburgh', 'Lake District', 'Cornwall'],
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
  documents: {
    ...countryDocuments,
    visa: [...countryDocuments.visa, 'Certificate of sponsorship'],
  },
  benefits: [
    'No new language to learn',
    'A stipend in pounds',
    'Sylheti spoken in many cities',
    'Formal British service',
  ],
  included: usuallyIncluded,
  notIncluded: usuallyNotIncluded,
  closing: 'See yourself in the United Kingdom?',
};
