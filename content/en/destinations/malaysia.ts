/** The English texts of /destinations/malaysia. The texts are drafts for the client to confirm. */
export const malaysia = {
  draft: true,
  country: 'Malaysia',
  subheadline: 'Hospitality internships with halal food and English at work',
  poster:
    'Poster of Malaysia: the twin towers of Kuala Lumpur against a full moon, a hornbill on a branch, two people on a rope bridge through the rainforest, a red hibiscus',
  overview: [
    'Rice on the table, a mosque nearby, English at work: in Malaysia you settle quickly.',
    'Kuala Lumpur has business hotels and malls full of restaurants. Visitors come to Penang and Malacca for the old towns, to Langkawi for the beaches. Your colleagues are Malay, Chinese, Indian and foreign, and English is what they share. Halal food is the rule, so in many kitchens you can taste what you cook.',
    'It is warm and wet all year, with no winter to plan for; on the east coast the heaviest rain falls around the turn of the year, and many resorts close. At food stalls you eat Malay, Chinese and Indian dishes side by side, from breakfast until late at night.',
  ],
  placements: {
    'malaysia-hospitality-internship': {
      title: 'Hospitality Internship',
      text: 'A hotel where breakfast is Malay, lunch Chinese and dinner Indian, and where your first weeks need no new language.',
      picture: 'A chef and a trainee in a headscarf at the stove of a hotel kitchen',
    },
  },
  eligibility: {
    age: 'Age',
    studies: 'Studies',
    language: 'Language',
  },
  benefits: [
    'English across the whole team',
    'Halal food at work and outside',
    'Malay, Chinese and Indian cooking',
    'Warm weather in every month',
  ],
  closing: 'See yourself in Malaysia?',
} as const;
