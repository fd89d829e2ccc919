/** The English texts of /destinations/italy. The texts are drafts for the client to confirm. */
export const italy = {
  draft: true,
  country: 'Italy',
  subheadline: 'Paid internships in hotels and restaurants',
  poster:
    'Poster of Italy: a gondola with one passenger glides past the bell tower and the pink palace of Venice at sunset',
  overview: [
    'Look after guests in a hotel or a restaurant, for a stipend of EUR 700–1,100 a month.',
  ],
  placements: {
    'italy-hospitality-internship': {
      title: 'Hospitality Internship',
      text: 'Work in a breakfast room, at a hotel desk or in a kitchen.',
      picture: 'A woman buys apples at a street market between tall, painted houses',
    },
  },
  eligibility: {
    age: 'Age',
    studies: 'Studies',
    languageAndPassport: 'Language and passport',
  },
  benefits: ['Stipend in euros', 'Practice in Italian', 'Globally recognised certificate'],
  closing: 'See yourself in Italy?',
} as const;
