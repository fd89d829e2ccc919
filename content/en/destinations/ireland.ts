/** The English texts of /destinations/ireland. The texts are drafts for the client to confirm. */
export const ireland = {
  draft: true,
  country: 'Ireland',
  subheadline: 'Hospitality internships in English',
  poster:
    'Poster of Ireland: a rainbow and a round tower above sea cliffs, sheep, stone walls and a carved cross on green fields',
  overview: ['Work at a reception or in a restaurant. No stipend is published: ask us.'],
  placements: {
    'ireland-hospitality-internship': {
      title: 'Hospitality Internship',
      text: 'Work at the reception, in the restaurant or at events of a hotel.',
    },
  },
  eligibility: {
    age: 'Age',
    studies: 'Studies',
    languageAndPassport: 'Language and passport',
  },
  benefits: ['English at work', 'Hospitality experience abroad', 'Globally recognised certificate'],
  closing: 'See yourself in Ireland?',
} as const;
