/** The English texts of /destinations/vietnam. The texts are drafts for the client to confirm. */
export const vietnam = {
  draft: true,
  country: 'Vietnam',
  subheadline: 'Paid hotel internships in the city or by the sea',
  poster:
    'Poster of Vietnam: a junk with orange sails among steep green islands in the mist, a woman in a conical hat rowing a boat of fruit, white blossom on the shore',
  overview: [
    'Work in a resort by the sea or in a hotel in the city, for a stipend of USD 800-1,200 a month.',
    'Vietnam is a long, narrow country on the South China Sea. Hanoi, in the north, is the capital; Ho Chi Minh City, in the south, is the largest city. Vietnamese is written in Latin letters and has six tones in the north. The north has a cool winter; the south is warm all year. It is 1 hour later than in Dhaka.',
  ],
  placements: {
    'vietnam-hotel-internship': {
      title: 'Hotel Internship',
      text: 'Work in a resort by the sea or in a city hotel: front office, restaurant or kitchen.',
    },
  },
  eligibility: { age: 'Age', studies: 'Studies', languageAndPassport: 'Language and passport' },
  benefits: ['Stipend in dollars', 'First words of Vietnamese', 'Globally recognised certificate'],
  closing: 'See yourself in Vietnam?',
} as const;
