/** The English texts of /destinations/croatia. The texts are drafts for the client to confirm. */
export const croatia = {
  draft: true,
  country: 'Croatia',
  subheadline: 'Hotel internships by the Adriatic Sea',
  poster:
    'Poster of Croatia: red roofs inside a sea wall, a clock tower, a green island and small boats on a blue bay',
  overview: [
    'Learn the work of a hotel or a restaurant near the sea. The stipend is not published: ask us.',
  ],
  placements: {
    'croatia-seaside-hotel-internship': {
      title: 'Seaside Hotel Internship',
      text: 'Learn the work of a hotel or a restaurant by the sea.',
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
    'Hotel experience abroad',
    'First words of Croatian',
    'Globally recognised certificate',
  ],
  closing: 'See yourself on the Croatian coast?',
} as const;
