/** The English texts of /destinations/hong-kong. The texts are drafts for the client to confirm. */
export const hongKong = {
  draft: true,
  country: 'Hong Kong',
  subheadline: 'Hotel internships in a fast city, with English and Cantonese',
  poster:
    'Poster of Hong Kong: a junk with red sails and a ferry in the harbour at night, lit towers and the moon behind them, two people on the pier',
  overview: [
    'Hong Kong is small, steep, fast and exact. Train in its hotels and no dinner rush will frighten you afterwards.',
    'Hotels crowd both sides of the harbour, Kowloon and the island. Guests are greeted in English, Cantonese or Mandarin. English is an official language here, and colleagues speak Cantonese among themselves. The metro brings you home from the late shift.',
    'Winter is mild and dry, much like Dhaka’s. Summer is as wet, and a typhoon can close the whole city for a day. Halal food takes some looking for; noodles, rice and seafood are everywhere. Rooms are tiny and expensive: ask where you would live before you look at the stipend.',
  ],
  placements: {
    'hong-kong-city-hotel-internship': {
      title: 'City Hotel Internship',
      text: 'Business travellers at breakfast, wedding banquets at night: city hotels where every minute of a shift has its task.',
    },
  },
  eligibility: {
    age: 'Age',
    studies: 'Studies',
    language: 'Language',
  },
  benefits: [
    'Big-city hotel training',
    'English as an official language',
    'Banquet and business-travel experience',
    'Cantonese and Mandarin around you',
  ],
  closing: 'See yourself in Hong Kong?',
} as const;
