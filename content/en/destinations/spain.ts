/** The English texts of /destinations/spain. The texts are drafts for the client to confirm. */
export const spain = {
  draft: true,
  country: 'Spain',
  subheadline: 'Hotel and resort internships, in summer and in winter',
  poster:
    'Poster of Spain: the towers of the Sagrada Família beside a red sun, two friends meet at a mosaic bench near an orange tree',
  overview: [
    'Spain has lunch at two and dinner after nine. Hotels keep the same hours, and so will you.',
    'The stipend is EUR 750-1,150 a month. Mallorca, Ibiza and the long beaches of the mainland are busy from spring to autumn. The Canary Islands are fullest in winter, when northern Europe looks for the sun. Resorts are large: guests arrive by the busload, buffets feed hundreds, and the entertainment ends at midnight.',
    'The staff speak Spanish among themselves. In Barcelona and on Mallorca you will hear Catalan as well. Inland summers are hotter than Dhaka’s and far drier. Halal food is easy to find in the big cities; on an island you will have to look for it. Ham is on most menus, but so are fish, rice and eggs.',
  ],
  placements: {
    'spain-hospitality-internship': {
      title: 'Hospitality Internship',
      text: 'Resort or city hotel: learn to look after hundreds of guests and still see each one.',
      picture: 'A guest waves to the reception of a hotel by the sea, palms in the lobby',
    },
  },
  eligibility: { age: 'Age', studies: 'Studies', languageAndPassport: 'Language and passport' },
  benefits: [
    'Practice in very large hotels',
    'Spanish, spoken in twenty countries',
    'A summer or a winter season',
    'Guests from all over Europe',
  ],
  closing: 'See yourself in Spain?',
} as const;
