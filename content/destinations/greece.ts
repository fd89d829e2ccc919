import { age18plus, age18to35 } from '../eligibility/ages.ts';
import { character, medicalClearance } from '../eligibility/attitudes.ts';
import { basicEnglish, intermediateEnglish } from '../eligibility/english.ts';
import { passport2Years } from '../eligibility/passports.ts';
import { healthBackground, secondYearOrNewGraduate } from '../eligibility/studies.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../types/country.ts';

/**
 * The texts of /destinations/greece. The specification gives no stipend for Greece, but names it among the twelve
 * countries of the medical internships (section 2), whose length and eligibility these are (sections 2 and 9). The
 * hotel internship has the general eligibility (section 5). The other texts are drafts for the client to confirm.
 */
export const greece: Country = {
  draft: true,
  country: 'Greece',
  flag: '🇬🇷',
  spellings: { bengali: ['গ্রিস', 'গ্রীস'], latin: ['gris', 'grece', 'grish', 'hellas', 'athens'] },
  subheadline: 'Hotel internships in the season, and medical internships',
  poster: {
    file: 'place-greece',
    description:
      'Poster of Greece: white houses with blue domes above the sea, pink bougainvillea, a sail under a low sun',
    closingPart: '66%',
  },
  overview: [
    'Most of the year’s guests come between April and October, and the islands earn their living in those months.',
    'On Crete and Rhodes the hotels are large, with several restaurants and a kitchen brigade. On Santorini and Mykonos they are small and expensive, and guests expect to be known by name. Most island hotels close for the winter. Those of Athens and Thessaloniki do not.',
    'With guests you speak English; the delivery notes are in Greek, so learn the alphabet before you fly. Summer is hot and dry, cooled in the Aegean by a strong north wind, the meltemi. Dinner is late, with grilled fish, lentils and vegetables on most tables.',
    'If health is your subject, a medical internship at a hospital or a clinic is another way to come. It takes 2-12 weeks.',
  ],
  placements: [
    {
      id: 'greece-resort-hotel-internship',
      title: 'Resort Hotel Internship',
      text: 'Work in an island resort, or in a city hotel that stays open in winter.',
      positions: ['hotel', 'restaurant', 'kitchen', 'tourism'],
    },
    {
      id: 'greece-medical-internship',
      title: 'Medical Internship',
      programme: 'medical-internships',
      text: 'Greece is the one European country of our medical programme. You learn beside doctors and nurses for 2-12 weeks.',
      fields: ['health', 'science'],
      positions: ['health', 'nursing', 'biology'],
      picture: {
        file: 'prog-ward',
        description: 'Two young women in white coats at the bed of an old man on a bright ward',
      },
    },
  ],
  eligibility: [
    {
      title: 'For a hotel internship',
      placement: 'greece-resort-hotel-internship',
      requirements: [age18to35.labelled, secondYearOrNewGraduate.oneLine, basicEnglish.plain],
    },
    {
      title: 'For a medical internship',
      placement: 'greece-medical-internship',
      requirements: [
        age18plus.labelled,
        intermediateEnglish.plain,
        healthBackground.preferred,
        character.both,
        medicalClearance.plain,
      ],
    },
    { title: 'Passport', requirements: [passport2Years.valid] },
  ],
  documents: countryDocuments,
  benefits: [
    'Island hotels in high summer',
    'Large resorts and small hotels',
    'Your first words of Greek',
    'Hotel or hospital: your choice',
  ],
  included: [
    'Review of your application',
    'Placement with an employer, or at a hospital or clinic',
    'Visa support',
    'Pre-departure orientation',
  ],
  notIncluded: [
    'Flights',
    'Visa and embassy fees',
    'Insurance, unless your employer covers it',
    'Local commuting',
    'Personal expenses',
    'Meals, during a medical internship',
  ],
  closing: 'See yourself in Greece?',
};
