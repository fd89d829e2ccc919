/**
 * The English texts of /destinations/china. The free Mandarin comes from the specification (section 9). The other
 * texts are drafts for the client to confirm.
 */
export const china = {
  draft: true,
  country: 'China',
  subheadline: 'Ten months in a hotel, with free Mandarin lessons',
  poster:
    'Poster of China: walkers on the Great Wall as it climbs from tower to tower over misty hills, cranes in the sky, trees in autumn red',
  overview: [
    'Ten months of paid work, with two months of free Mandarin: you come home with a start in a language that a billion people speak.',
    'You work 32 to 40 hours a week. In the big port cities many hotel guests come from abroad and need your English. On the beaches of Hainan most guests are Chinese, and each sentence you learn makes you more useful. Not every app that you use at home works in China: ask us which to install before you fly.',
    'China has every climate. Guangzhou is as humid as Dhaka, Hainan has no winter, Shanghai is raw in January. Food is easier than people expect: the word qingzhen over a door means a Muslim kitchen, and noodle shops in the style of Lanzhou have it in nearly every town.',
  ],
  placements: {
    'china-hospitality-internship-with-mandarin': {
      title: 'Hospitality Internship with Mandarin',
      text: 'Paid work in hospitality, with 2 months of free Mandarin: what you learn in class you need at work the same day.',
      picture: 'A teacher at a blackboard, and a student who has raised his hand',
    },
  },
  eligibility: {
    age: 'Age',
    studies: 'Studies',
    language: 'Language',
  },
  benefits: [
    'A first grounding in Mandarin',
    'Ten months of hotel experience',
    'Chinese guests, Chinese colleagues',
    'Muslim kitchens in most towns',
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
