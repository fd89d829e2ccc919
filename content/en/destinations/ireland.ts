/** The English texts of /destinations/ireland. The texts are drafts for the client to confirm. */
export const ireland = {
  draft: true,
  country: 'Ireland',
  subheadline: 'Hospitality internships in English',
  poster:
    'Poster of Ireland: a rainbow and a round tower above sea cliffs, sheep, stone walls and a carved cross on green fields',
  overview: [
    'Work at a reception or in a restaurant, and speak English with guests. No stipend is published: ask us.',
    'Ireland is an island in the Atlantic, west of Great Britain, and a member of the European Union; Dublin is the capital. Irish and English are official languages; most people speak English; the currency is the euro. Summers are cool, winters mild, and it rains in every month.',
  ],
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
