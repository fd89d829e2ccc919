import { uae as bengali } from '../bn/destinations/uae.ts';
import { age21to35 } from '../eligibility/ages.ts';
import { english as englishRequirement } from '../eligibility/english.ts';
import { hospitalityDegreeOrExperience } from '../eligibility/studies.ts';
import { uae as english } from '../en/destinations/uae.ts';
import type { CountryFigures } from '../types/country-texts.ts';
import { createCountry } from './create-country.ts';

/**
 * The figures, the eligibility, the documents and the towns come from the specification (requirements 2, 5 and 9). The
 * passport is the general one (requirements 5).
 */
const figures: CountryFigures<keyof typeof english.placements, keyof typeof english.eligibility> = {
  flag: '🇦🇪',
  spellings: {
    bengali: ['সংযুক্ত আরব আমিরাত', 'আরব আমিরাত', 'দুবাই', 'আমিরাত', 'ইউএই'],
    latin: ['uae', 'dubai', 'emirates', 'arab amirat', 'amirat', 'abu dhabi'],
  },
  poster: { file: 'place-uae', closingPart: '13%' },
  placements: {
    'uae-luxury-hospitality': {
      isInternship: false,
      duration: { from: 12, to: 24, unit: 'months' },
      positions: ['luxury-hotel-operations', 'tourism', 'events'],
      stipend: { currency: 'AED', from: 4000, to: 8000, per: 'month' },
      picture: { file: 'prog-professional' },
    },
  },
  eligibility: {
    age: { requirements: [age21to35.figures] },
    background: { requirements: [hospitalityDegreeOrExperience.plain] },
    language: { requirements: [englishRequirement.plain] },
  },
  documents: {
    required: ['cv', 'passport', 'degree'],
    programSpecific: ['experience-certificates', 'hospitality-background'],
    visa: ['employment-visa'],
  },
};

/** The record of /destinations/uae in each language. */
export const uae = createCountry(figures, { en: english, bn: bengali });
