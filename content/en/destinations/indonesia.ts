/** The English texts of /destinations/indonesia. The texts are drafts for the client to confirm. */
export const indonesia = {
  draft: true,
  country: 'Indonesia',
  subheadline: 'Resort and hotel internships in a country of islands',
  poster:
    'Poster of Indonesia: a split temple gate of red brick in Bali, a smoking volcano and rice terraces between its halves, two women carrying offerings up the steps',
  overview: [
    'Nama is name, dunia is world, guru is teacher. You have begun to speak Indonesian already.',
    'It is written in Latin letters and has no tones, no genders and no tenses. In a resort you speak English with guests and Indonesian with the kitchen. Bali has resorts, villas and spas, Jakarta has business hotels; in smaller places the hotels are small too, and you do a little of everything.',
    'South of the Equator the calendar turns round: the rain falls from November to March, and the dry, busy months come while Dhaka has its monsoon. Most Indonesians are Muslim, and halal food is the rule in Java and Lombok. Bali is Hindu. Pork is on many menus there, and on Nyepi, the day of silence, the whole island stays indoors and even the airport closes.',
  ],
  placements: {
    'indonesia-resort-internship': {
      title: 'Resort Internship',
      text: 'Pools, villas, weddings and breakfast for hundreds: a resort is a small town, and you work in one of its departments.',
      picture: 'A guest with a suitcase in a hotel lobby, the sun setting over the sea outside',
    },
  },
  eligibility: {
    age: 'Age',
    studies: 'Studies',
    language: 'Language',
  },
  benefits: [
    'Experience in a resort',
    'A stipend set in US dollars',
    'A language that starts easily',
    'Halal food on most islands',
  ],
  closing: 'See yourself in Indonesia?',
} as const;
