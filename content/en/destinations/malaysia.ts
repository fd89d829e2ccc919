/** The English texts of /destinations/malaysia. The texts are drafts for the client to confirm. */
export const malaysia = {
  draft: true,
  country: 'Malaysia',
  subheadline: 'Paid hospitality internships in the tropics',
  poster:
    'Poster of Malaysia: the twin towers of Kuala Lumpur against a full moon, a hornbill on a branch, two people on a rope bridge through the rainforest, a red hibiscus',
  overview: ['Work in a hotel, for a stipend of MYR 1,000–2,000 a month.'],
  placements: {
    'malaysia-hospitality-internship': {
      title: 'Hospitality Internship',
      text: 'Work in a hotel: front office, restaurant or kitchen.',
      picture: 'A chef and a trainee in a headscarf at the stove of a hotel kitchen',
    },
  },
  eligibility: {
    age: 'Age',
    studies: 'Studies',
    languageAndPassport: 'Language and passport',
  },
  benefits: [
    'Stipend in ringgit',
    'Hospitality experience abroad',
    'Globally recognised certificate',
  ],
  closing: 'See yourself in Malaysia?',
} as const;
