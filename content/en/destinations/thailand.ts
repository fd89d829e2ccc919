/** The English texts of /destinations/thailand. The texts are drafts for the client to confirm. */
export const thailand = {
  draft: true,
  country: 'Thailand',
  subheadline: 'Paid internships in hotels and beach resorts',
  poster:
    'Poster of Thailand: a golden spire and a temple with a tiered red roof on the bank, two people in a long-tail boat, a red sun over round hills',
  overview: [
    'Work in a city hotel or in a beach resort, for a stipend of THB 25,000–35,000 a month.',
  ],
  placements: {
    'thailand-hotel-and-resort-internship': {
      title: 'Hotel and Resort Internship',
      text: 'Work in a city hotel or a beach resort, at the desk or in the kitchen.',
    },
  },
  eligibility: { age: 'Age', studies: 'Studies', languageAndPassport: 'Language and passport' },
  benefits: ['Stipend in baht', 'First words of Thai', 'Globally recognised certificate'],
  closing: 'See yourself in Thailand?',
} as const;
