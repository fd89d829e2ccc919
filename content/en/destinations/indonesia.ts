/** The English texts of /destinations/indonesia. The texts are drafts for the client to confirm. */
export const indonesia = {
  draft: true,
  country: 'Indonesia',
  subheadline: 'Paid internships in hotels',
  poster:
    'Poster of Indonesia: a split temple gate of red brick in Bali, a smoking volcano and rice terraces between its halves, two women carrying offerings up the steps',
  overview: ['Work in one of the departments of a hotel, for a stipend of USD 700–1,100 a month.'],
  placements: {
    'indonesia-resort-internship': {
      title: 'Hotel Internship',
      text: 'Work in one department of a hotel.',
      picture: 'A guest with a suitcase in a hotel lobby, the sun setting over the sea outside',
    },
  },
  eligibility: {
    age: 'Age',
    studies: 'Studies',
    languageAndPassport: 'Language and passport',
  },
  benefits: ['Stipend in dollars', 'First words of Indonesian', 'Globally recognised certificate'],
  closing: 'See yourself in Indonesia?',
} as const;
