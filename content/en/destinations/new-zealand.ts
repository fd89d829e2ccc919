/** The English texts of /destinations/new-zealand. The texts are drafts for the client to confirm. */
export const newZealand = {
  draft: true,
  country: 'New Zealand',
  subheadline: 'Paid hospitality internships in English',
  poster:
    'Poster of New Zealand: a steep peak with snow over a lake, a small stone church on the shore, lupins and a tree fern in front',
  overview: ['Work in a hotel, in English, for a stipend of NZD 1,200–1,600 a month.'],
  placements: {
    'new-zealand-hospitality-internship': {
      title: 'Hospitality Internship',
      text: 'Work in a hotel: front office, restaurant or kitchen, in English.',
    },
  },
  eligibility: { age: 'Age', studies: 'Studies', language: 'Language', passport: 'Passport' },
  benefits: [
    'Stipend in New Zealand dollars',
    'English at work',
    'Globally recognised certificate',
  ],
  closing: 'See yourself in New Zealand?',
} as const;
