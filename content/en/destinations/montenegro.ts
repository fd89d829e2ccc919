/** The English texts of /destinations/montenegro. The texts are drafts for the client to confirm. */
export const montenegro = {
  draft: true,
  country: 'Montenegro',
  subheadline: 'Internships in Montenegrin hotels',
  poster:
    'Poster of Montenegro: a church with a blue dome on a small island, mist on the mountains around, a red rowing boat and an orange cat',
  overview: [
    'Work in a hotel or a restaurant. Ask us what it pays, because no stipend is published.',
  ],
  placements: {
    'montenegro-coastal-hotel-internship': {
      title: 'Hotel Internship',
      text: 'Work in a hotel or a restaurant.',
    },
  },
  eligibility: { age: 'Age', studies: 'Studies', language: 'Language', passport: 'Passport' },
  benefits: [
    'Hotel experience abroad',
    'First words of Montenegrin',
    'Globally recognised certificate',
  ],
  closing: 'See yourself in Montenegro?',
} as const;
