/** The English texts of /destinations/ireland. The texts are drafts for the client to confirm. */
export const ireland = {
  draft: true,
  country: 'Ireland',
  subheadline: 'Hospitality internships in town and country hotels',
  poster:
    'Poster of Ireland: a rainbow and a round tower above sea cliffs, sheep, stone walls and a carved cross on green fields',
  overview: [
    'Irish hospitality is built on conversation. Your English goes to work with the first good morning and is better by the last good night.',
    'Dublin and Cork are busy in every season; the west coast is busy in summer. On Saturdays country hotels are full of wedding guests. Breakfast is cooked to order, with bacon and sausages, so tell the chef early if you would rather not handle them.',
    'A July afternoon in Galway is about as warm as a January morning in Dhaka, and rain is never far away. Road signs come in two languages, Irish and English; work needs only the second. Halal food and South Asian groceries are found in the cities. Terms differ from hotel to hotel, so ask us before you plan.',
  ],
  placements: {
    'ireland-hospitality-internship': {
      title: 'Hospitality Internship',
      text: 'Reception, dining room and weddings, in hotels where guests expect a chat along with the key.',
    },
  },
  eligibility: {
    age: 'Age',
    studies: 'Studies',
    languageAndPassport: 'Language and passport',
  },
  benefits: [
    'English in the European Union',
    'Small teams that know your name',
    'Weddings, from welcome to farewell',
    'Days off by the Atlantic',
  ],
  closing: 'See yourself in Ireland?',
} as const;
