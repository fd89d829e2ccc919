import { age20to30 } from '../eligibility/ages.ts';
import { basicEnglish } from '../eligibility/english.ts';
import { secondYearOrNewGraduate } from '../eligibility/studies.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../types/country.ts';
import { usuallyNotIncluded } from './usual.ts';

/**
 * The texts of /destinations/china. Duration, stipend, hours, the free Mandarin and the age come from the
 * specification (sections 5 and 9); the studies and the English are its general eligibility. The other texts are
 * drafts for the client to confirm.
 */
export const china: Country = {
  draft: true,
  country: 'China',
  flag: '🇨🇳',
  spellings: {
    bengali: ['চীন', 'চিন', 'চায়না'],
    latin: ['chin', 'cheen', 'chaina', 'chayna', 'shanghai'],
  },
  subheadline: 'Ten months in a hotel, with free Mandarin lessons',
  poster: {
    file: 'place-china',
    description:
      'Poster of China: walkers on the Great Wall as it climbs from tower to tower over misty hills, cranes in the sky, trees in autumn red',
    closingPart: '64%',
  },
  overview: [
    'Ten months of paid work, with two months of free Mandarin: you come home with a start in a language that a billion people speak.',
    'You work 32 to 40 hours a week. In the big port cities many hotel guests come from abroad and need your English. On the beaches of Hainan most guests are Chinese, and each sentence you learn makes you more useful. Not every app that you use at home works in China: ask us which to install before you fly.',
    'China has every climate. Guangzhou is as humid as Dhaka, Hainan has no winter, Shanghai is raw in January. Food is easier than people expect: the word qingzhen over a door means a Muslim kitchen, and noodle shops in the style of Lanzhou have it in nearly every town.',
  ],
  placements: [
    {
      id: 'china-hospitality-internship-with-mandarin',
      title: 'Hospitality Internship with Mandarin',
      text: 'Paid work in hospitality, with 2 months of free Mandarin: what you learn in class you need at work the same day.',
      duration: { choices: [10], unit: 'months' },
      positions: ['front-office', 'food-and-beverage', 'events', 'tourism'],
      // A single amount needs `to`, because a stipend without `to` means "or more".
      stipend: { currency: 'CNY', from: 1800, to: 1800, per: 'month' },
      hours: '32-40 a week',
      picture: {
        file: 'gallery-classroom',
        description: 'A teacher at a blackboard, and a student who has raised his hand',
      },
    },
  ],
  eligibility: [
    { title: 'Age', requirements: [age20to30.figures] },
    {
      title: 'Studies',
      requirements: [secondYearOrNewGraduate.student, secondYearOrNewGraduate.orGraduate],
    },
    { title: 'Language', requirements: [basicEnglish.plain] },
  ],
  documents: countryDocuments,
  benefits: [
    'A first grounding in Mandarin',
    'Ten months of hotel experience',
    'Chinese guests, Chinese colleagues',
    'Muslim kitchens in most towns',
  ],
  included: [
    '2 months of free Mandarin',
    'Review of your application',
    'Placement with an employer',
    'Visa support',
    'Pre-departure orientation',
  ],
  notIncluded: usuallyNotIncluded,
  closing: 'See yourself in China?',
};
