/** The English texts of /destinations/vietnam. The texts are drafts for the client to confirm. */
export const vietnam = {
  draft: true,
  country: 'Vietnam',
  subheadline: 'Paid hotel internships',
  poster:
    'Poster of Vietnam: a junk with orange sails among steep green islands in the mist, a woman in a conical hat rowing a boat of fruit, white blossom on the shore',
  overview: ['Work in a hotel, for a stipend of USD 800–1,200 a month.'],
  placements: {
    'vietnam-hotel-internship': {
      title: 'Hotel Internship',
      text: 'Work at the front office, in the restaurant or in the kitchen of a hotel.',
    },
  },
  eligibility: { age: 'Age', studies: 'Studies', languageAndPassport: 'Language and passport' },
  benefits: ['Stipend in dollars', 'First words of Vietnamese', 'Globally recognised certificate'],
  closing: 'See yourself in Vietnam?',
} as const;
