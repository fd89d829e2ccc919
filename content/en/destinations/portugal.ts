/** The English texts of /destinations/portugal. The texts are drafts for the client to confirm. */
export const portugal = {
  draft: true,
  country: 'Portugal',
  subheadline: 'Paid hospitality internships',
  poster:
    'Poster of Portugal: a yellow tram in a steep Lisbon street, washing on a line above it, a red bridge behind, a black cat in front',
  overview: ['Work in a hotel or a restaurant, for a stipend of EUR 650–950 a month.'],
  placements: {
    'portugal-hospitality-internship': {
      title: 'Hospitality Internship',
      text: 'Work in a hotel or in a restaurant.',
    },
  },
  eligibility: { age: 'Age', studies: 'Studies', languageAndPassport: 'Language and passport' },
  benefits: ['Stipend in euros', 'Practice in Portuguese', 'Globally recognised certificate'],
  closing: 'See yourself in Portugal?',
} as const;
