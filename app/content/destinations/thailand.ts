import { age18to35 } from '../eligibility/ages.ts';
import { basicEnglish } from '../eligibility/english.ts';
import { secondYearOrNewGraduate } from '../eligibility/studies.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../vocabulary/country.ts';
import { usuallyIncluded, usuallyNotIncluded } from './usual.ts';

/**
 * /destinations/thailand. The stipend is the specification's (section 9), which gives no duration; the eligibility is
 * its general one (section 5). The other words are drafts for the client to confirm.
 */
export const thailand: Country = {
  draft: true,
  country: 'Thailand',
  flag: '🇹🇭',
  listing: {
    countryCode: 'th',
    region: 'asia',
    order: 170,
    spellings: { bengali: ['থাইল্যান্ড'], latin: ['tailand', 'thiland', 'thailend', 'thai'] },
  },
  subheadline: 'Learn service where guests come from everywhere',
  poster: {
    file: 'place-thailand',
    description:
      'Poster of Thailand: a golden spire and a temple with a tiered red roof on the bank, two people in a long-tail boat, a red sun over round hills',
    closingPart: '53%',
  },
  overview: [
    'Few countries receive more guests. In Thailand you learn service from people who have made a craft of it.',
    'The work is in the tall hotels of Bangkok, the beach resorts of Phuket and Samui, or the smaller houses of Chiang Mai. Phuket is full from November to April. Samui, on the other coast, has its heaviest rain in October and November, so ask when your hotel is quiet before you choose a start.',
    'English is enough for guests; the jokes in the staff canteen are in Thai. Its script is a distant cousin of the Bengali one; its five tones are new to the ear. Around Sukhumvit in Bangkok there are Bangladeshi kitchens, and Phuket has an old Muslim community of its own. Elsewhere pork and fish sauce are common, so learn to ask for halal early.',
    'The seasons come in Dhaka’s order, with a warmer winter. The Thai embassy in Dhaka decides about the visa, and your hotel applies in Thailand for the permit to work. A tourist visa does not cover an internship.',
  ],
  placements: [
    {
      title: 'Hotel and Resort Internship',
      text: 'City hotel or beach resort, behind the desk or behind the stove: the Thai way of looking after a guest, learned shift by shift.',
      positions: ['Front office', 'Food and beverage', 'Kitchen', 'Housekeeping'],
      stipend: { currency: 'THB', from: 25000, to: 35000, per: 'month' },
      location: ['Bangkok', 'Phuket', 'Koh Samui', 'Chiang Mai'],
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
    'A short flight from Dhaka',
  ],
  included: usuallyIncluded,
  notIncluded: usuallyNotIncluded,
  closing: 'See yourself in Thailand?',
};
