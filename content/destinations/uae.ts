import { age21to35 } from '../eligibility/ages.ts';
import { english } from '../eligibility/english.ts';
import { hospitalityDegreeOrExperience } from '../eligibility/studies.ts';
import type { Country } from '../types/country.ts';

/**
 * The texts of /destinations/uae. Subheadline, programme, figures, eligibility, documents, benefits, included and not
 * included come from the specification word for word (sections 2, 5 and 9). The overview and the placement's text are
 * drafts for the client to confirm.
 */
export const uae: Country = {
  draft: true,
  country: 'United Arab Emirates',
  shortName: 'UAE',
  flag: '🇦🇪',
  spellings: {
    bengali: ['সংযুক্ত আরব আমিরাত', 'আরব আমিরাত', 'দুবাই', 'আমিরাত', 'ইউএই'],
    latin: ['uae', 'dubai', 'emirates', 'arab amirat', 'amirat', 'abu dhabi'],
  },
  subheadline: 'Experience Middle Eastern Luxury and Global Business Excellence',
  poster: {
    file: 'place-uae',
    description:
      'Poster of the United Arab Emirates: the tallest tower of Dubai, a hotel in the shape of a sail and a white mosque across the water, two camels on the dunes before it',
    closingPart: '80%',
  },
  overview: [
    'Luxury is in the details, and in the Emirates you are trained in them: a name remembered, a door opened in time.',
    'Hotels, events and tours fill Dubai and Abu Dhabi. Sharjah, next door, is quieter. English is the language of work, Arabic greetings are noticed, and you will hear Hindi and Urdu in every staff canteen. The season runs from October to April. From June to September it is hotter than any April in Dhaka, and life moves indoors.',
    'Food is halal as a rule, and a mosque is never far. In Ramadan the rhythm of the day changes, for guests and for staff, and evenings are busy. We help you to find accommodation: ask what a room costs before you sign.',
  ],
  placements: [
    {
      id: 'uae-luxury-hospitality',
      title: 'Luxury Hospitality',
      text: 'In a grand hotel, in tourism, or on the team that sets up a gala overnight.',
      duration: { from: 12, to: 24, unit: 'months' },
      positions: ['luxury-hotel-operations', 'tourism', 'events'],
      stipend: { currency: 'AED', from: 4000, to: 8000, per: 'month' },
      location: ['Dubai', 'Abu Dhabi', 'Sharjah'],
      picture: {
        file: 'prog-professional',
        description:
          'A hotel at night, cut open: kitchen, bedroom and dining room above, reception below',
      },
    },
  ],
  eligibility: [
    { title: 'Age', requirements: [age21to35.figures] },
    { title: 'Background', requirements: [hospitalityDegreeOrExperience.plain] },
    { title: 'Language', requirements: [english.plain] },
  ],
  documents: {
    required: ['cv', 'passport', 'degree'],
    programSpecific: ['experience-certificates', 'hospitality-background'],
    visa: ['employment-visa'],
  },
  benefits: [
    'Luxury hospitality experience',
    'Middle Eastern culture',
    'Tax-free income',
    'Global networking',
  ],
  included: ['Job placement', 'Visa processing', 'Accommodation assistance', 'Medical insurance'],
  notIncluded: ['Visa fees', 'Travel costs', 'Personal expenses'],
  closing: 'See yourself in the Emirates?',
};
