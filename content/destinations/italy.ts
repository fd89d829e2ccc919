import { age18to35 } from '../eligibility/ages.ts';
import { basicEnglish } from '../eligibility/english.ts';
import { passport2Years } from '../eligibility/passports.ts';
import { secondYearOrNewGraduate } from '../eligibility/studies.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../types/country.ts';
import { usuallyIncluded, usuallyNotIncluded } from './usual.ts';

/**
 * The texts of /destinations/italy. The stipend comes from the specification (section 9), and so does the general
 * eligibility (section 5); the other texts are drafts for the client to confirm.
 */
export const italy: Country = {
  draft: true,
  country: 'Italy',
  flag: '🇮🇹',
  spellings: {
    bengali: ['ইতালি', 'ইটালি', 'ইতালী'],
    latin: ['itali', 'etali', 'italia', 'itally', 'itly', 'rome', 'venice', 'milan'],
  },
  subheadline: 'Hospitality internships in a country that loves good food',
  poster: {
    file: 'place-italy',
    description:
      'Poster of Italy: a gondola with one passenger glides past the bell tower and the pink palace of Venice at sunset',
    closingPart: '87%',
  },
  overview: [
    'Guests come to Italy for the food as much as for the art. You learn to look after them in a hotel or a restaurant.',
    'The stipend is EUR 700-1,100 a month. On the Adriatic and at the lakes, hotels open around Easter and close in autumn. Rome, Florence and Venice hardly pause. A restaurant’s day is often split: lunch, a long break, then dinner until late.',
    'The language of the hotel is Italian. It is spoken as it is written, so a course in Dhaka takes you far. July in Rome is as hot as home without the rain; January in Milan is foggy and close to freezing. Ham and wine belong to most kitchens: ask what your work will have you handle. Halal butchers are found in the large cities.',
  ],
  placements: [
    {
      id: 'italy-hospitality-internship',
      title: 'Hospitality Internship',
      text: 'Breakfast rooms, hotel desks and kitchens where pasta is made by hand and coffee is a craft.',
      positions: ['hotel-reception', 'restaurant-and-bar', 'kitchen'],
      stipend: { currency: 'EUR', from: 700, to: 1100, per: 'month' },
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
    'Cooking that follows the seasons',
    'Kitchens that start from scratch',
    'Italian, learned at work',
    'Guests from every continent',
  ],
  included: usuallyIncluded,
  notIncluded: usuallyNotIncluded,
  closing: 'See yourself in Italy?',
};
