/** The English texts of /destinations/malta. The texts are drafts for the client to confirm. */
export const malta = {
  draft: true,
  country: 'Malta',
  subheadline: 'Hotel internships on an island where English is an official language',
  poster:
    'Poster of Malta: boats painted in bright stripes with eyes on their bows, a harbour wall, a dome and a spire before the evening sun',
  overview: [
    'English is an official language, and cars drive on the left as they do at home. Malta is easy to find your way in.',
    'Most hotels stand close together on the coast near Valletta; the old capital has small ones in town houses. The winter is mild enough for guests, so many stay open all year. Your colleagues may come from five countries, and English is what you share.',
    'Maltese grew out of Arabic and is written in Latin letters: peace is “sliem”, and you may recognise other words. Summer is dry and fierce, snow almost unknown. Fish, pasta and rabbit are on most menus. Room is scarce on so small an island, so ask what your host arranges before you sign.',
  ],
  placements: {
    'malta-island-hotel-internship': {
      title: 'Island Hotel Internship',
      text: 'Front desk, restaurant, kitchen or events in an island hotel, in the busy season or the quiet one.',
      picture: 'A traveller waves across a hotel lobby while the sun goes down behind the arches',
    },
  },
  eligibility: { age: 'Age', studies: 'Studies', language: 'Language', passport: 'Passport' },
  benefits: [
    'English at work and in the street',
    'Hotels open beyond the summer',
    'The sea, wherever you work',
    'A language that grew out of Arabic',
  ],
  closing: 'See yourself in Malta?',
} as const;
