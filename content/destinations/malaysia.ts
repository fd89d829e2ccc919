import { age18to35 } from '../eligibility/ages.ts';
import { basicEnglish } from '../eligibility/english.ts';
import { secondYearOrNewGraduate } from '../eligibility/studies.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../types/country.ts';
import { usuallyIncluded, usuallyNotIncluded } from './usual.ts';

/**
 * The texts of /destinations/malaysia. The stipend comes from the specification (section 9), which gives no duration;
 * the eligibility is its general one (section 5). The other texts are drafts for the client to confirm.
 */
export const malaysia: Country = {
  draft: true,
  country: 'Malaysia',
  flag: '🇲🇾',
  spellings: {
    bengali: ['মালয়েশিয়া', 'মালেশিয়া'],
    latin: ['malayshia', 'maleshia', 'malesia', 'malaisia', 'kuala lumpur'],
  },
  subheadline: 'Hospitality internships with halal food and English at work',
  poster: {
    file: 'place-malaysia',
    description:
      'Poster of Malaysia: the twin towers of Kuala Lumpur against a full moon, a hornbill on a branch, two people on a rope bridge through the rainforest, a red hibiscus',
    closingPart: '79%',
  },
  overview: [
    'Rice on the table, a mosque nearby, English at work: in Malaysia you settle quickly.',
    'Kuala Lumpur has business hotels and malls full of restaurants. Visitors come to Penang and Malacca for the old towns, to Langkawi for the beaches. Your colleagues are Malay, Chinese, Indian and foreign, and English is what they share. Halal food is the rule, so in many kitchens you can taste what you cook.',
    'It is warm and wet all year, with no winter to plan for; on the east coast the heaviest rain falls around the turn of the year, and many resorts close. At food stalls you eat Malay, Chinese and Indian dishes side by side, from breakfast until late at night.',
  ],
  placements: [
    {
      id: 'malaysia-hospitality-internship',
      title: 'Hospitality Internship',
      text: 'A hotel where breakfast is Malay, lunch Chinese and dinner Indian, and where your first weeks need no new language.',
      positions: ['front-office', 'kitchen', 'housekeeping', 'sales-and-marketing'],
      stipend: { currency: 'MYR', from: 1000, to: 2000, per: 'month' },
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
    'Halal food at work and outside',
    'Malay, Chinese and Indian cooking',
    'Warm weather in every month',
  ],
  included: usuallyIncluded,
  notIncluded: usuallyNotIncluded,
  closing: 'See yourself in Malaysia?',
};
