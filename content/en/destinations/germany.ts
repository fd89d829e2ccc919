/** The English texts of /destinations/germany. The texts are drafts for the client to confirm. */
export const germany = {
  draft: true,
  country: 'Germany',
  subheadline: 'Paid vocational training and paid internships',
  poster:
    'Poster of Germany: a castle with blue spires on a wooded hill, mountains behind it, a river below',
  overview: [
    'Learn a trade in an Ausbildung, which takes 2 to 3.5 years, or work as an intern for 6 to 12 months. Both are paid every month.',
    'You do an Ausbildung in a company and at a vocational school. Its lessons are in German, so begin to learn it before you apply. For an internship, ask us how much German the employer needs.',
  ],
  placements: {
    'germany-ausbildung': {
      title: 'Ausbildung',
      text: 'Vocational training with a contract, paid work and an examination at the end.',
      picture: 'A chef shows a trainee how a dish is finished',
    },
    'germany-internship': {
      title: 'Internship',
      text: 'Paid work with a host company, while you study or in the twelve months after you graduate.',
      picture: 'A guest with a suitcase at the desk of a grand hotel lobby',
    },
  },
  eligibility: {
    age: 'Age',
    studies: 'Studies, for an internship',
    language: 'Language, for an internship',
    languages: 'Languages, for an Ausbildung',
    passport: 'Passport',
  },
  benefits: ['Paid while you learn', 'A trade with an examination', 'Practice in German'],
  closing: 'See yourself in Germany?',
} as const;
