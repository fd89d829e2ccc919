import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../vocabulary/country.ts';

/**
 * /destinations/germany. Durations, stipends and the age are the specification's (sections 5 and 9); so are the
 * documents (section 2, "Apply hub") and the general eligibility (section 5). The other words are drafts for
 * the client to confirm.
 */
export const germany = {
  country: 'Germany',
  flag: '🇩🇪',
  subheadline: 'Paid training and internships in the heart of Europe',
  poster: {
    file: 'place-germany',
    description:
      'Poster of Germany: a castle with blue spires on a wooded hill, mountains behind it, a river below',
    closingPart: '48%',
  },
  overview: [
    'Learn a trade in an Ausbildung, or join a host company as an intern. In both you are paid every month.',
    'An Ausbildung takes 2 to 3.5 years, an internship 6 to 12 months. How much German you need depends on the employer: ask us before you choose.',
  ],
  placements: [
    {
      title: 'Ausbildung',
      text: 'Vocational training in the German way: you learn at work, in a company, and at a vocational school.',
      duration: { from: 2, to: 3.5, unit: 'years' },
      positions: ['Hotel', 'Restaurant', 'Kitchen'],
      stipend: { currency: 'EUR', from: 800, to: 1300, per: 'month' },
      location: ['Germany', 'In your employer’s town'],
      picture: {
        file: 'gallery-kitchen',
        description: 'A chef shows a trainee how a dish is finished',
      },
    },
    {
      title: 'Internship',
      text: 'Paid work with a host company, while you study or in the twelve months after you graduate.',
      duration: { from: 6, to: 12, unit: 'months' },
      positions: ['Hotel', 'Restaurant', 'Kitchen'],
      stipend: { currency: 'EUR', from: 800, to: 1200, per: 'month' },
      location: ['Germany', 'In your employer’s town'],
      picture: {
        file: 'prog-lobby',
        description: 'A guest with a suitcase at the desk of a grand hotel lobby',
      },
    },
  ],
  eligibility: [
    { title: 'Age', requirements: ['18-35'] },
    {
      title: 'Studies, for an internship',
      requirements: ['University student from the 2nd year', 'Or a graduate of the last 12 months'],
    },
    { title: 'Language', requirements: ['Basic English'] },
  ],
  documents: countryDocuments,
  benefits: [
    'Paid while you learn',
    'Work experience in Germany',
    'A new language every day',
    'Contacts beyond Bangladesh',
  ],
  included: [
    'Review of your application',
    'Placement with an employer',
    'Visa support',
    'Pre-departure orientation',
  ],
  notIncluded: [
    'Flights',
    'Visa and embassy fees',
    'Insurance, unless your employer covers it',
    'Local commuting',
    'Personal expenses',
  ],
  closing: 'See yourself in Germany?',
} satisfies Country;
