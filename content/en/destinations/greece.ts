/** The English texts of /destinations/greece. The texts are drafts for the client to confirm. */
export const greece = {
  draft: true,
  country: 'Greece',
  subheadline: 'Hotel internships in the season, and medical internships',
  poster:
    'Poster of Greece: white houses with blue domes above the sea, pink bougainvillea, a sail under a low sun',
  overview: [
    'Most of the year’s guests come between April and October, and the islands earn their living in those months.',
    'On Crete and Rhodes the hotels are large, with several restaurants and a kitchen brigade. On Santorini and Mykonos they are small and expensive, and guests expect to be known by name. Most island hotels close for the winter. Those of Athens and Thessaloniki do not.',
    'With guests you speak English; the delivery notes are in Greek, so learn the alphabet before you fly. Summer is hot and dry, cooled in the Aegean by a strong north wind, the meltemi. Dinner is late, with grilled fish, lentils and vegetables on most tables.',
    'If health is your subject, a medical internship at a hospital or a clinic is another way to come. It takes 2-12 weeks.',
  ],
  placements: {
    'greece-resort-hotel-internship': {
      title: 'Resort Hotel Internship',
      text: 'Work in an island resort, or in a city hotel that stays open in winter.',
    },
    'greece-medical-internship': {
      title: 'Medical Internship',
      text: 'Greece is the one European country of our medical programme. You learn beside doctors and nurses for 2-12 weeks.',
      picture: 'Two young women in white coats at the bed of an old man on a bright ward',
    },
  },
  eligibility: {
    hotelInternship: 'For a hotel internship',
    medicalInternship: 'For a medical internship',
    passport: 'Passport',
  },
  benefits: [
    'Island hotels in high summer',
    'Large resorts and small hotels',
    'Your first words of Greek',
    'Hotel or hospital: your choice',
  ],
  included: [
    'Review of your application',
    'Placement with an employer, or at a hospital or clinic',
    'Visa support',
    'Pre-departure orientation',
    'Help with accommodation, for a medical internship',
  ],
  notIncluded: [
    'Flights',
    'Visa and embassy fees',
    'Insurance: in a medical internship always yours, otherwise unless your employer covers it',
    'Local commuting',
    'Personal expenses',
    'Meals, during a medical internship',
  ],
  closing: 'See yourself in Greece?',
} as const;
