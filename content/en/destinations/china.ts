/**
 * The English texts of /destinations/china. The free Mandarin comes from the specification (section 9). The other
 * texts are drafts for the client to confirm.
 */
export const china = {
  draft: true,
  country: 'China',
  subheadline: 'Ten months of paid work, with free Mandarin lessons',
  poster:
    'Poster of China: walkers on the Great Wall as it climbs from tower to tower over misty hills, cranes in the sky, trees in autumn red',
  overview: [
    'Ten months of paid work, for CNY 1,800 a month.',
    'You work 32-40 hours a week. Two months of Mandarin lessons are free.',
  ],
  placements: {
    'china-hospitality-internship-with-mandarin': {
      title: 'Internship with Mandarin',
      text: 'Paid work, with 2 months of free Mandarin.',
      picture: 'A teacher at a blackboard, and a student who has raised his hand',
    },
  },
  eligibility: {
    age: 'Age',
    studies: 'Studies',
    languageAndPassport: 'Language and passport',
  },
  benefits: [
    'Free Mandarin lessons',
    'Ten months of experience',
    'A monthly stipend',
    'Globally recognised certificate',
  ],
  included: [
    '2 months of free Mandarin',
    'Review of your application',
    'Placement with an employer',
    'Visa support',
    'Pre-departure orientation',
  ],
  closing: 'See yourself in China?',
} as const;
