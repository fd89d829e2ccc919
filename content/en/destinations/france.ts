/** The English texts of /destinations/france. The texts are drafts for the client to confirm. */
export const france = {
  draft: true,
  country: 'France',
  subheadline: 'Paid hospitality internships',
  poster:
    'Poster of France: the Eiffel Tower against a pink sky, a tree in blossom, a boat on the Seine, a woman on a bicycle',
  overview: [
    'Work in a kitchen, in a restaurant or at a front desk, for a stipend of EUR 800–1,200 a month.',
  ],
  placements: {
    'france-hospitality-internship': {
      title: 'Hospitality Internship',
      text: 'Work in a kitchen, in a restaurant or at the front desk.',
      picture: 'A chef and a trainee over a steaming pot, copper pans on the wall',
    },
  },
  eligibility: {
    age: 'Age',
    studies: 'Studies',
    languageAndPassport: 'Language and passport',
  },
  benefits: ['Stipend in euros', 'Practice in French', 'Globally recognised certificate'],
  closing: 'See yourself in France?',
} as const;
