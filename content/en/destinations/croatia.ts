/** The English texts of /destinations/croatia. The texts are drafts for the client to confirm. */
export const croatia = {
  draft: true,
  country: 'Croatia',
  subheadline: 'Internships in hotels and restaurants',
  poster:
    'Poster of Croatia: red roofs inside a sea wall, a clock tower, a green island and small boats on a blue bay',
  overview: ['Learn the work of a hotel or a restaurant. The stipend is not published: ask us.'],
  placements: {
    'croatia-seaside-hotel-internship': {
      title: 'Hotel Internship',
      text: 'Learn the work of a hotel or a restaurant.',
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
  closing: 'See yourself in Croatia?',
} as const;
