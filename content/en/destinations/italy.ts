/** The English texts of /destinations/italy. The texts are drafts for the client to confirm. */
export const italy = {
  draft: true,
  country: 'Italy',
  subheadline: 'Hospitality internships in a country that loves good food',
  poster:
    'Poster of Italy: a gondola with one passenger glides past the bell tower and the pink palace of Venice at sunset',
  overview: [
    'Guests come to Italy for the food as much as for the art. You learn to look after them in a hotel or a restaurant.',
    'The stipend is EUR 700-1,100 a month. On the Adriatic and at the lakes, hotels open around Easter and close in autumn. Rome, Florence and Venice hardly pause. A restaurant’s day is often split: lunch, a long break, then dinner until late.',
    'The language of the hotel is Italian. It is spoken as it is written, so a course in Dhaka takes you far. July in Rome is as hot as home without the rain; January in Milan is foggy and close to freezing. Ham and wine belong to most kitchens: ask what your work will have you handle. Halal butchers are found in the large cities.',
  ],
  placements: {
    'italy-hospitality-internship': {
      title: 'Hospitality Internship',
      text: 'Breakfast rooms, hotel desks and kitchens where pasta is made by hand and coffee is a craft.',
      picture: 'A woman buys apples at a street market between tall, painted houses',
    },
  },
  eligibility: {
    age: 'Age',
    studies: 'Studies',
    languageAndPassport: 'Language and passport',
  },
  benefits: [
    'Cooking that follows the seasons',
    'Kitchens that start from scratch',
    'Italian, learned at work',
    'Guests from every continent',
  ],
  closing: 'See yourself in Italy?',
} as const;
