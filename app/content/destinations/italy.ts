import { age18to35 } from '../eligibility/ages.ts';
import { basicEnglish } from '../eligibility/english.ts';
import { passport2Years } from '../eligibility/passports.ts';
import { secondYearOrNewGraduate } from '../eligibility/studies.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../vocabulary/country.ts';
import { usuallyIncluded, usuallyNotIncluded } from './usual.ts';

/**
 * /destinations/italy. The stipend is the specification's (section 9), so is the general eligibility (section 5);
 * the other words are drafts for the client to confirm.
 */
export const italy: Country = {
  draft: true,
  country: 'Italy',
  flag: '🇮🇹',
  listing: {
    countryCode: 'it',
    region: 'europe',
    order: 50,
    spellings: {
      bengali: ['ইতালি', 'ইটালি', 'ইতালী'],
      latin: ['itali', 'etali', 'italia', 'itally', 'itly'],
    },
  },
  subheadline: 'Hotels and kitchens from the lakes to Sicily',
  poster: {
    file: 'place-italy',
    description:
      'Poster of Italy: a gondola with one passenger glides past the bell tower and the pink palace of Venice at sunset',
    closingPart: '87%',
  },
  overview: [
    'You will hear Bengali in the streets of Rome, Venice and Palermo. The language of the hotel, though, is Italian.',
    'The stipend is EUR 700-1,100 a month. On the Adriatic and at the lakes, hotels open around Easter and close in autumn. Rome, Florence and Venice hardly pause. A restaurant’s day is often split: lunch, a long break, then dinner until late.',
    'Italian is spoken as it is written, so a course in Dhaka takes you far. July in Rome is as hot as home without the rain; January in Milan is foggy and close to freezing. Torpignattara in Rome and Mestre, across the bridge from Venice, have Bangladeshi grocers, halal butchers and prayer rooms. Ham and wine belong to most kitchens: ask what your post will have you handle.',
    'A training plan usually comes first, and the region where you will work has to approve it. With the approved plan you apply to the Italian embassy in Dhaka. It is not a visa yet: the embassy decides.',
  ],
  placements: [
    {
      title: 'Hospitality Internship',
      text: 'Breakfast rooms, hotel desks and kitchens where pasta is made by hand and coffee is a craft.',
      positions: ['Hotel reception', 'Restaurant and bar', 'Kitchen'],
      stipend: { currency: 'EUR', from: 700, to: 1100, per: 'month' },
      location: ['Rome', 'Venice', 'Rimini', 'Lake Garda'],
      picture: {
        file: 'gallery-market',
        description: 'A woman buys apples at a street market between tall, painted houses',
      },
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
    'Bengali neighbours in the big cities',
    'Kitchens that start from scratch',
    'Italian, learned at the counter',
    'Guests from every continent',
  ],
  included: usuallyIncluded,
  notIncluded: usuallyNotIncluded,
  closing: 'See yourself in Italy?',
};
