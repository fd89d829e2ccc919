import { age18to35 } from '../eligibility/ages.ts';
import { basicEnglish } from '../eligibility/english.ts';
import { secondYearOrNewGraduate } from '../eligibility/studies.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../types/country.ts';
import { usuallyIncluded, usuallyNotIncluded } from './usual.ts';

/**
 * The texts of /destinations/vietnam. The stipend comes from the specification (section 9), which gives no duration;
 * the eligibility is its general one (section 5). The other texts are drafts for the client to confirm.
 */
export const vietnam: Country = {
  draft: true,
  country: 'Vietnam',
  flag: '🇻🇳',
  spellings: { bengali: ['ভিয়েতনাম'], latin: ['bhietnam', 'viyetnam', 'vietnaam', 'viet nam'] },
  subheadline: 'Hotel internships in the city or by the sea',
  poster: {
    file: 'place-vietnam',
    description:
      'Poster of Vietnam: a junk with orange sails among steep green islands in the mist, a woman in a conical hat rowing a boat of fruit, white blossom on the shore',
    closingPart: '69%',
  },
  overview: [
    'One long, narrow country with three climates. What you pack depends on the city your hotel is in.',
    'Hanoi has a real winter, grey and cooler than Dhaka’s. Da Nang and Hoi An lie in the sun until the autumn storms. Ho Chi Minh City and the island of Phu Quoc are warm all year, with rain from May to October.',
    'Resorts stand along the central coast, business hotels in the two big cities. Many guests come from other countries of Asia, so the English you share with them is simple and clearly spoken. Vietnamese is written in Latin letters: you can read a street sign on the first day, and the tones take longer. Rice, herbs and fish are in most dishes, but so is pork: learn the words to ask for food without it.',
  ],
  placements: [
    {
      id: 'vietnam-hotel-internship',
      title: 'Hotel Internship',
      text: 'A resort by the sea or a business hotel in the city, with guests from all over Asia and a team that is often as young as you are.',
      positions: ['front-office', 'food-and-beverage', 'events', 'tourism'],
      stipend: { currency: 'USD', from: 800, to: 1200, per: 'month' },
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
    'A monthly stipend in US dollars',
    'Resort work or business hotels',
    'Short, clear English with guests',
    'A language in Latin letters',
  ],
  included: usuallyIncluded,
  notIncluded: usuallyNotIncluded,
  closing: 'See yourself in Vietnam?',
};
