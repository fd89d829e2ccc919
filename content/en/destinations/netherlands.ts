/** The English texts of /destinations/netherlands. The texts are drafts for the client to confirm. */
export const netherlands = {
  draft: true,
  country: 'Netherlands',
  subheadline: 'Paid hotel internships where almost everyone speaks English',
  poster:
    'Poster of the Netherlands: a windmill above striped tulip fields, ducks on a canal, a woman on a bicycle with flowers in its basket',
  overview: [
    'Guests and colleagues come from everywhere, and at the front desk you speak English. You pick up Dutch along the way.',
    'Amsterdam’s hotels are busy all year, most of all from the tulips in April to the end of summer. The Hague has embassies, conferences and a beach; Rotterdam has its port. The Dutch are direct: a manager says plainly what went wrong, and expects you to answer as plainly.',
    'You come from one river delta to another, just as flat. But here it rains a little in every month, and in December the sun sets before five. Lunch is bread and cheese; the warm meal comes early in the evening. Turkish and Moroccan butchers sell halal meat in every city, and roti came with families from Suriname, whose forebears had left northern India.',
  ],
  placements: {
    'netherlands-hospitality-internship': {
      title: 'Hospitality Internship',
      text: 'Work in an international team, in a city hotel, a restaurant or a conference hotel.',
    },
  },
  eligibility: { age: 'Age', studies: 'Studies', language: 'Language', passport: 'Passport' },
  benefits: [
    'A monthly stipend in euros',
    'English at the front desk',
    'Plain feedback, the Dutch way',
    'Cycling to work',
  ],
  closing: 'See yourself in the Netherlands?',
} as const;
