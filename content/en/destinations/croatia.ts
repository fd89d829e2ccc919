/** The English texts of /destinations/croatia. The texts are drafts for the client to confirm. */
export const croatia = {
  draft: true,
  country: 'Croatia',
  subheadline: 'Hotel internships by the Adriatic Sea',
  poster:
    'Poster of Croatia: red roofs inside a sea wall, a clock tower, a green island and small boats on a blue bay',
  overview: [
    'The coast has one long season, from May to October, and hotels do most of the year’s work in it.',
    'Guests drive to Istria from Germany, Austria and Italy, and stay a week or two. To Dubrovnik they come by plane or ship, and soon move on. Breakfast starts early and dinner ends late. Zagreb, inland, has guests in winter too.',
    'Staff speak Croatian among themselves; to guests they speak English, German or Italian. July is hot and almost without rain, while Dhaka has its wettest weeks. On the coast fish is on every menu; inland pork is common, so ask before you order.',
  ],
  placements: {
    'croatia-seaside-hotel-internship': {
      title: 'Seaside Hotel Internship',
      text: 'Learn the work of a coastal hotel, a holiday resort or a harbour restaurant in the high season.',
      picture: 'A woman in a pink dress buys fruit at a market stall below coloured houses',
    },
  },
  eligibility: {
    age: 'Age',
    studies: 'Studies',
    language: 'Language',
    passport: 'Passport',
  },
  benefits: [
    'Summer work by the Adriatic',
    'Practice in a full hotel',
    'Guests who speak three languages',
    'Old stone towns on your day off',
  ],
  closing: 'See yourself on the Croatian coast?',
} as const;
