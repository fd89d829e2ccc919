/** The English texts of /destinations/montenegro. The texts are drafts for the client to confirm. */
export const montenegro = {
  draft: true,
  country: 'Montenegro',
  subheadline: 'Hotel internships between the mountains and the sea',
  poster:
    'Poster of Montenegro: a church with a blue dome on a small island, mist on the mountains around, a red rowing boat and an orange cat',
  overview: [
    'An afternoon’s drive joins the beach hotels of the coast to the ski slopes of the north. The country is small and steep.',
    'Budva is the long beach, Kotor the walled town under the cliffs, Tivat the harbour for yachts. July and August are long days on your feet; June and September leave more time to learn.',
    'Montenegrin is close to Serbian, Croatian and Bosnian: what you learn is understood in four countries. The summer is hot and dry and the heavy rain falls in winter, the other way round from Dhaka. On the southern coast, around Bar and Ulcinj, many people are Muslim; further north, ask what is in the dish. You pay in euros.',
  ],
  placements: {
    'montenegro-coastal-hotel-internship': {
      title: 'Coastal Hotel Internship',
      text: 'Summer work in a beach hotel, a small hotel in an old town or a restaurant by the sea.',
    },
  },
  eligibility: { age: 'Age', studies: 'Studies', language: 'Language', passport: 'Passport' },
  benefits: [
    'Beach hotels and old towns',
    'One language, four countries',
    'Practice in a short, busy season',
    'Ski slopes an afternoon away',
  ],
  closing: 'See yourself in Montenegro?',
} as const;
