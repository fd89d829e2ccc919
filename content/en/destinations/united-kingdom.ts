/** The English texts of /destinations/united-kingdom. The texts are drafts for the client to confirm. */
export const unitedKingdom = {
  draft: true,
  country: 'United Kingdom',
  subheadline: 'Paid hospitality internships in an English-speaking country',
  poster:
    'Poster of the United Kingdom: rain on the clock tower of Westminster, a red bus on the bridge, a woman under a red umbrella by the Thames',
  overview: [
    'Work in a hotel or a restaurant, in English, for a stipend of GBP 1,200–1,800 a month.',
  ],
  placements: {
    'united-kingdom-hospitality-internship': {
      title: 'Hospitality Internship',
      text: 'Work in a hotel or a restaurant, in English.',
    },
  },
  eligibility: { age: 'Age', studies: 'Studies', languageAndPassport: 'Language and passport' },
  benefits: ['Stipend in pounds', 'English at work', 'Globally recognised certificate'],
  closing: 'See yourself in the United Kingdom?',
} as const;
