/** The English texts of /destinations/portugal. The texts are drafts for the client to confirm. */
export const portugal = {
  draft: true,
  country: 'Portugal',
  subheadline: 'Hospitality internships by the Atlantic, in small teams',
  poster:
    'Poster of Portugal: a yellow tram in a steep Lisbon street, washing on a line above it, a red bridge behind, a black cat in front',
  overview: [
    'You already know some Portuguese: janala, chabi and balti came to Bengal on ships from Lisbon.',
    'The stipend is EUR 650-950 a month. The beach hotels of the Algarve fill from June to September and rest in winter. Lisbon and Porto receive weekend travellers all year, and Madeira is mild in every month. Many hotels are small, so one week can take you from the breakfast room to the front desk.',
    'Colleagues often speak English; a little Portuguese wins over the others. Grilled fish is on every menu, which makes eating out easier than in most of Europe. Winters are mild outdoors and chilly indoors, as few homes have central heating: pack a warm sweater for the evenings.',
  ],
  placements: {
    'portugal-hospitality-internship': {
      title: 'Hospitality Internship',
      text: 'Small hotels, beach hotels and restaurants where you see every side of the business.',
    },
  },
  eligibility: { age: 'Age', studies: 'Studies', languageAndPassport: 'Language and passport' },
  benefits: [
    'Many tasks in one small team',
    'Portuguese, spoken on four continents',
    'Fish on every menu',
    'Winters without frost on the coast',
  ],
  closing: 'See yourself in Portugal?',
} as const;
