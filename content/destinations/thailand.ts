import { age18to35 } from '../eligibility/ages.ts';
import { basicEnglish } from '../eligibility/english.ts';
import { secondYearOrNewGraduate } from '../eligibility/studies.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../types/country.ts';
import { usuallyIncluded, usuallyNotIncluded } from './usual.ts';

/**
 * The texts of /destinations/thailand. The stipend comes from the specification (section 9), which gives no duration;
 * the eligibility is its general one (section 5). The other texts are drafts for the client to confirm.
 */
export const thailand: Country = {
  draft: true,
  country: 'Thailand',
  flag: '🇹🇭',
  spellings: {
    bengali: ['থাইল্যান্ড'],
    latin: ['tailand', 'thiland', 'thailend', 'thai', 'bangkok'],
  },
  subheadline: 'Hotel internships in a country known for its service',
  poster: {
    file: 'place-thailand',
    description:
      'Poster of Thailand: a golden spire and a temple with a tiered red roof on the bank, two people in a long-tail boat, a red sun over round hills',
    closingPart: '53%',
  },
  overview: [
    'Thai hotels are known for the way they look after people. You learn it from colleagues who have made it their craft.',
    'Bangkok’s tall hotels have guests all year. Phuket is full from November to April; Samui, on the other coast, has its heaviest rain in October and November, so ask when your hotel is quiet before you choose a start. Chiang Mai, in the north, has smaller hotels and cooler nights.',
    'English is enough for guests; in the staff canteen people speak Thai. Its script is a distant cousin of the Bengali one; its five tones are new to the ear. The seasons come in Dhaka’s order, with a warmer winter. Pork and fish sauce are common, so learn to ask for halal food early. In the south, where many Thais are Muslim, it is easy to find.',
  ],
  placements: [
    {
      id: 'thailand-hotel-and-resort-internship',
      title: 'Hotel and Resort Internship',
      text: 'City hotel or beach resort, at the desk or in the kitchen: the Thai way of looking after a guest, learned shift by shift.',
      positions: ['front-office', 'food-and-beverage', 'kitchen', 'housekeeping'],
      stipend: { currency: 'THB', from: 25000, to: 35000, per: 'month' },
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
    'Service learned from Thai hosts',
    'Guests from all over Asia and Europe',
    'A stipend in baht',
    'Seasons that you know from home',
  ],
  included: usuallyIncluded,
  notIncluded: usuallyNotIncluded,
  closing: 'See yourself in Thailand?',
};
