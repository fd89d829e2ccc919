/** The English texts of /destinations/new-zealand. The texts are drafts for the client to confirm. */
export const newZealand = {
  draft: true,
  country: 'New Zealand',
  subheadline: 'Paid hotel internships by lakes, hot springs and ski slopes',
  poster:
    'Poster of New Zealand: a steep peak with snow over a lake, a small stone church on the shore, lupins and a tree fern in front',
  overview: [
    'Summer begins in December, the noon sun stands in the north, and everyone around you speaks English.',
    'Queenstown fills twice a year: with walkers around January, with skiers from June. In Rotorua guests come for the hot springs and for Māori culture; Auckland’s hotels work all year. Teams are small, everyone goes by a first name, and you are trusted with more than one job.',
    'A summer day in Auckland is about as warm as a winter day in Dhaka, but the sun burns much faster. In Queenstown winter means frost at night and snow on the mountains. South Asian groceries are easiest to find in Auckland; further south you will cook for yourself.',
    'The journey is long, with at least one change of plane. Dhaka is six hours behind you, in the southern summer seven: when your working day ends, it is still morning at home.',
  ],
  placements: {
    'new-zealand-hospitality-internship': {
      title: 'Hospitality Internship',
      text: 'Hotel work in a small team, at the pace of the season in which you arrive.',
    },
  },
  eligibility: { age: 'Age', studies: 'Studies', language: 'Language', passport: 'Passport' },
  benefits: [
    'A stipend in New Zealand dollars',
    'English from breakfast to night shift',
    'Small teams, several duties',
    'Mountains on your day off',
  ],
  closing: 'See yourself in New Zealand?',
} as const;
