import { age18to35 } from '../eligibility/ages.ts';
import { basicEnglish } from '../eligibility/english.ts';
import { secondYearOrNewGraduate } from '../eligibility/studies.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../vocabulary/country.ts';
import { usuallyIncluded, usuallyNotIncluded } from './usual.ts';

/**
 * /destinations/malaysia. The stipend is the specification's (section 9), which gives no duration; the eligibility is
 * its general one (section 5). The other words are drafts for the client to confirm.
 */
export const malaysia: Country = {
  draft: true,
  country: 'Malaysia',
  flag: '🇲🇾',
  listing: {
    countryCode: 'my',
    region: 'asia',
    order: 200,
    spellings: {
      bengali: ['মালয়েশিয়া', 'মালেশিয়া'],
      latin: ['malayshia', 'maleshia', 'malesia', 'malaisia'],
    },
  },
  subheadline: 'City hotels, island resorts and halal kitchens',
  poster: {
    file: 'place-malaysia',
    description:
      'Poster of Malaysia: the twin towers of Kuala Lumpur against a full moon, a hornbill on a branch, two people on a rope bridge through the rainforest, a red hibiscus',
    closingPart: '79%',
  },
  overview: [
    'Rice, mosques, English at work, and a street of Bengali signs in the capital: in Malaysia you settle quickly.',
    'Kuala Lumpur has business hotels and malls full of restaurants. Penang and Malacca live from their old towns, Langkawi from its beaches. Your colleagues are Malay, Chinese, Indian and foreign, and English is what they share. Many hotel kitchens are halal-certified, so you can taste what you cook.',
    'It is warm and wet all year, with no winter to plan for; the resorts of the east coast close when the monsoon comes at the end of the year. Bangladeshis have worked in Malaysia for decades. The streets by Kota Raya in Kuala Lumpur are known as Mini Dhaka: go there for sweets, dried fish and paan.',
    'The host applies for your pass in Malaysia first. Once immigration there agrees, the visa goes through the Malaysian High Commission in Dhaka. The pass also sets how long a trainee may stay, so ask about it before you plan.',
  ],
  placements: [
    {
      title: 'Hospitality Internship',
      text: 'A hotel where breakfast is Malay, lunch Chinese and dinner Indian, and where your first weeks need no new language.',
      positions: ['Front office', 'Kitchen', 'Housekeeping', 'Sales and marketing'],
      stipend: { currency: 'MYR', from: 1000, to: 2000, per: 'month' },
      location: ['Kuala Lumpur', 'Penang', 'Malacca', 'Langkawi'],
      picture: {
        file: 'gallery-kitchen',
        description: 'A chef and a trainee in a headscarf at the stove of a hotel kitchen',
      },
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
    'English across the whole team',
    'Halal kitchens to train in',
    'Malay, Chinese and Indian cooking',
    'Bangladeshi neighbours in the capital',
  ],
  included: usuallyIncluded,
  notIncluded: usuallyNotIncluded,
  closing: 'See yourself in Malaysia?',
};
