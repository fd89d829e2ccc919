/** The English texts of /destinations/netherlands. The texts are drafts for the client to confirm. */
export const netherlands = {
  draft: true,
  country: 'Netherlands',
  subheadline: 'Paid internships in Dutch hotels and restaurants',
  poster:
    'Poster of the Netherlands: a windmill above striped tulip fields, ducks on a canal, a woman on a bicycle with flowers in its basket',
  overview: ['Work in a hotel or a restaurant, for a stipend of EUR 1,000–1,400 a month.'],
  placements: {
    'netherlands-hospitality-internship': {
      title: 'Hospitality Internship',
      text: 'Work in a Dutch hotel or restaurant.',
    },
  },
  eligibility: { age: 'Age', studies: 'Studies', language: 'Language', passport: 'Passport' },
  benefits: ['Stipend in euros', 'First words of Dutch', 'Globally recognised certificate'],
  closing: 'See yourself in the Netherlands?',
} as const;
