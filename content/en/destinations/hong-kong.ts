/** The English texts of /destinations/hong-kong. The texts are drafts for the client to confirm. */
export const hongKong = {
  draft: true,
  country: 'Hong Kong',
  subheadline: 'Paid internships in city hotels',
  poster:
    'Poster of Hong Kong: a junk with red sails and a ferry in the harbour at night, lit towers and the moon behind them, two people on the pier',
  overview: ['Work in a city hotel, for a stipend of HKD 15,000–25,000 a month.'],
  placements: {
    'hong-kong-city-hotel-internship': {
      title: 'City Hotel Internship',
      text: 'Work in a city hotel: front office, restaurant, kitchen or events.',
    },
  },
  eligibility: {
    age: 'Age',
    studies: 'Studies',
    languageAndPassport: 'Language and passport',
  },
  benefits: [
    'Stipend in Hong Kong dollars',
    'English and Cantonese',
    'Globally recognised certificate',
  ],
  closing: 'See yourself in Hong Kong?',
} as const;
