/** The English texts of /destinations/malta. The texts are drafts for the client to confirm. */
export const malta = {
  draft: true,
  country: 'Malta',
  subheadline: 'Hotel internships on an island where English is an official language',
  poster:
    'Poster of Malta: boats painted in bright stripes with eyes on their bows, a harbour wall, a dome and a spire before the evening sun',
  overview: ['Work in an island hotel. We do not publish a stipend: ask us.'],
  placements: {
    'malta-island-hotel-internship': {
      title: 'Island Hotel Internship',
      text: 'Front desk, restaurant, kitchen or events in an island hotel.',
      picture: 'A traveller waves across a hotel lobby while the sun goes down behind the arches',
    },
  },
  eligibility: { age: 'Age', studies: 'Studies', language: 'Language', passport: 'Passport' },
  benefits: ['English at work', 'Hotel experience abroad', 'Globally recognised certificate'],
  closing: 'See yourself in Malta?',
} as const;
