/** The English texts of /destinations/spain. The texts are drafts for the client to confirm. */
export const spain = {
  draft: true,
  country: 'Spain',
  subheadline: 'Paid internships in Spanish hotels',
  poster:
    'Poster of Spain: the towers of the Sagrada Família beside a red sun, two friends meet at a mosaic bench near an orange tree',
  overview: ['Work in a Spanish hotel, for a stipend of EUR 750–1,150 a month.'],
  placements: {
    'spain-hospitality-internship': {
      title: 'Hospitality Internship',
      text: 'Work in a Spanish hotel.',
      picture: 'A guest waves to the reception of a hotel by the sea, palms in the lobby',
    },
  },
  eligibility: { age: 'Age', studies: 'Studies', languageAndPassport: 'Language and passport' },
  benefits: ['Stipend in euros', 'Practice in Spanish', 'Globally recognised certificate'],
  closing: 'See yourself in Spain?',
} as const;
