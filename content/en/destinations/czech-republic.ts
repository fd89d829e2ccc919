/** The English texts of /destinations/czech-republic. The texts are drafts for the client to confirm. */
export const czechRepublic = {
  draft: true,
  country: 'Czech Republic',
  subheadline: 'Internships in city hotels and in spa hotels',
  poster:
    'Poster of the Czech Republic: a stone bridge and its tower in falling snow, swans on the river, a castle and a cathedral above lit houses',
  overview: [
    'You learn from two kinds of guest: those who stay three nights in Prague, and those who stay three weeks at a spa.',
    'Prague’s hotels see city visitors and conferences, and hear English all day. In spa towns such as Karlovy Vary people come to drink from the springs and be treated, and German helps. Among themselves the staff speak Czech: learn the greetings, the numbers and the names of the dishes first.',
    'Winter brings snow, and nights below freezing. Summer is warm and light, and no monsoon follows. Lunch is early and begins with soup. Pork is on most menus, so look for trout, cheese and vegetables, or cook at home.',
  ],
  placements: {
    'czech-republic-city-and-spa-hotel-internship': {
      title: 'City and Spa Hotel Internship',
      text: 'Learn the work of a city hotel, or of a spa hotel where guests stay for weeks and know you by name.',
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
  benefits: [
    'City hotels and spa hotels',
    'Two very different kinds of guest',
    'First words in a Slavic language',
    'A winter with real snow',
  ],
  closing: 'See yourself in the Czech Republic?',
} as const;
