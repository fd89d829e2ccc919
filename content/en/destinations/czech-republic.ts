/** The English texts of /destinations/czech-republic. The texts are drafts for the client to confirm. */
export const czechRepublic = {
  draft: true,
  country: 'Czech Republic',
  subheadline: 'Internships in Czech hotels',
  poster:
    'Poster of the Czech Republic: a stone bridge and its tower in falling snow, swans on the river, a castle and a cathedral above lit houses',
  overview: ['Learn the work of a hotel. Ask us about the stipend: it is not published.'],
  placements: {
    'czech-republic-city-and-spa-hotel-internship': {
      title: 'Hotel Internship',
      text: 'Learn the work of a hotel.',
      picture:
        'A hotel cut open like a doll’s house: kitchen, bedroom and dining room above, a group at reception below',
    },
  },
  eligibility: {
    age: 'Age',
    studies: 'Studies',
    language: 'Language',
    passport: 'Passport',
  },
  benefits: ['Hotel experience', 'First words of Czech', 'Globally recognised certificate'],
  closing: 'See yourself in the Czech Republic?',
} as const;
