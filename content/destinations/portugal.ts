import { age18to35 } from '../eligibility/ages.ts';
import { basicEnglish } from '../eligibility/english.ts';
import { passport2Years } from '../eligibility/passports.ts';
import { secondYearOrNewGraduate } from '../eligibility/studies.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../types/country.ts';
import { usuallyIncluded, usuallyNotIncluded } from './usual.ts';

/**
 * The texts of /destinations/portugal. The stipend comes from the specification (section 9), and so does the general
 * eligibility (section 5); the other texts are drafts for the client to confirm.
 */
export const portugal: Country = {
  draft: true,
  country: 'Portugal',
  flag: '🇵🇹',
  spellings: {
    bengali: ['পর্তুগাল', 'পুর্তগাল'],
    latin: ['portugul', 'purtugal', 'portogal', 'lisbon'],
  },
  subheadline: 'Hospitality internships by the Atlantic, in small teams',
  poster: {
    file: 'place-portugal',
    description:
      'Poster of Portugal: a yellow tram in a steep Lisbon street, washing on a line above it, a red bridge behind, a black cat in front',
    closingPart: '80%',
  },
  overview: [
    'You already know some Portuguese: janala, chabi and balti came to Bengal on ships from Lisbon.',
    'The stipend is EUR 650-950 a month. The beach hotels of the Algarve fill from June to September and rest in winter. Lisbon and Porto receive weekend travellers all year, and Madeira is mild in every month. Many hotels are small, so one week can take you from the breakfast room to the front desk.',
    'Colleagues often speak English; a little Portuguese wins over the others. Grilled fish is on every menu, which makes eating out easier than in most of Europe. Winters are mild outdoors and chilly indoors, as few homes have central heating: pack a warm sweater for the evenings.',
  ],
  placements: [
    {
      id: 'portugal-hospitality-internship',
      title: 'Hospitality Internship',
      text: 'Small hotels, beach hotels and restaurants where you see every side of the business.',
      positions: ['front-desk', 'breakfast-and-restaurant', 'tourism'],
      stipend: { currency: 'EUR', from: 650, to: 950, per: 'month' },
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
    'Many tasks in one small team',
    'Portuguese, spoken on four continents',
    'Fish on every menu',
    'Winters without frost on the coast',
  ],
  included: usuallyIncluded,
  notIncluded: usuallyNotIncluded,
  closing: 'See yourself in Portugal?',
};
