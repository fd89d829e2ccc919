/** The English texts of /destinations/united-kingdom. The texts are drafts for the client to confirm. */
export const unitedKingdom = {
  draft: true,
  country: 'United Kingdom',
  subheadline: 'Hospitality internships where you speak English all day',
  poster:
    'Poster of the United Kingdom: rain on the clock tower of Westminster, a red bus on the bridge, a woman under a red umbrella by the Thames',
  overview: [
    'You speak English with guests, colleagues and neighbours, from the first shift to the last.',
    'The stipend is GBP 1,200-1,800 a month. London’s hotels live on business, theatre and football, and work all year. In the Highlands, the Lake District and Cornwall the season runs from Easter to October. Afternoon teas, Sunday roasts and weddings fill the weekends, so expect to work on them.',
    'Accents will surprise you more than grammar: no textbook sounds like Glasgow or Liverpool. “Please”, “sorry” and “thank you” belong to every conversation, and guests notice when they are missing. Many British Bangladeshi families have their roots in Sylhet, and halal food is sold in every large city. Rain is light and comes in every month, so bring layers.',
  ],
  placements: {
    'united-kingdom-hospitality-internship': {
      title: 'Hospitality Internship',
      text: 'Learn service in the language that you will use for the rest of your career.',
    },
  },
  eligibility: { age: 'Age', studies: 'Studies', languageAndPassport: 'Language and passport' },
  benefits: [
    'No new language to learn',
    'A stipend in pounds',
    'Afternoon teas and weddings',
    'Practice in formal service',
  ],
  closing: 'See yourself in the United Kingdom?',
} as const;
