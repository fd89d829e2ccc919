/** The English texts of /destinations/france. The texts are drafts for the client to confirm. */
export const france = {
  draft: true,
  country: 'France',
  subheadline: 'Hospitality internships in the home of fine dining',
  poster:
    'Poster of France: the Eiffel Tower against a pink sky, a tree in blossom, a boat on the Seine, a woman on a bicycle',
  overview: [
    'Chef, menu, buffet, restaurant: hotels all over the world use French words. Here you learn the work where the words come from.',
    'The stipend is EUR 800-1,200 a month. Paris has guests all year, the Alps when there is snow, the Riviera in summer. A kitchen is run as a brigade: everyone has a station, and the chef has the last word.',
    'Guests may speak English, but your colleagues speak French with each other, and even a beginner’s course in Dhaka is worth its time. Religion stays private at work, so fit your prayers into the breaks. Halal butchers are common in the large cities.',
    'Lunch is a proper meal, and the team often eats together before the guests arrive. Paris is grey and damp in winter; on the Mediterranean the summer is hot and nearly without rain.',
  ],
  placements: {
    'france-hospitality-internship': {
      title: 'Hospitality Internship',
      text: 'In a kitchen brigade, in a dining room or at the front desk: trades that people here study for years.',
      picture: 'A chef and a trainee over a steaming pot, copper pans on the wall',
    },
  },
  eligibility: {
    age: 'Age',
    studies: 'Studies',
    languageAndPassport: 'Language and passport',
  },
  benefits: [
    'Work in a kitchen brigade',
    'French, every working day',
    'City, mountain and seaside seasons',
    'The classics of sauce, pastry and service',
  ],
  closing: 'See yourself in France?',
} as const;
