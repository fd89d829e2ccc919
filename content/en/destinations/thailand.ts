/** The English texts of /destinations/thailand. The texts are drafts for the client to confirm. */
export const thailand = {
  draft: true,
  country: 'Thailand',
  subheadline: 'Paid hotel internships',
  poster:
    'Poster of Thailand: a golden spire and a temple with a tiered red roof on the bank, two people in a long-tail boat, a red sun over round hills',
  overview: [
    'Work at the desk or in the kitchen of a hotel, for a stipend of THB 25,000–35,000 a month.',
  ],
  placements: {
    'thailand-hotel-and-resort-internship': {
      title: 'Hotel Internship',
      text: 'Work in a hotel, at the desk or in the kitchen.',
    },
  },
  eligibility: { age: 'Age', studies: 'Studies', languageAndPassport: 'Language and passport' },
  benefits: ['Stipend in baht', 'First words of Thai', 'Globally recognised certificate'],
  closing: 'See yourself in Thailand?',
} as const;
