/** The English texts of /destinations/greece. The texts are drafts for the client to confirm. */
export const greece = {
  draft: true,
  country: 'Greece',
  subheadline: 'Hotel internships and medical internships',
  poster:
    'Poster of Greece: white houses with blue domes above the sea, pink bougainvillea, a sail under a low sun',
  overview: [
    'Work in a hotel, or join a hospital or a clinic for a medical internship.',
    'A hotel internship typically takes 3 to 12 months, a medical internship 2-12 weeks. Ask us about the stipend.',
  ],
  placements: {
    'greece-resort-hotel-internship': {
      title: 'Hotel Internship',
      text: 'Work in a hotel.',
    },
    'greece-medical-internship': {
      title: 'Medical Internship',
      text: 'Learn beside doctors and nurses for 2-12 weeks.',
      picture: 'Two young women in white coats at the bed of an old man on a bright ward',
    },
  },
  eligibility: {
    hotelInternship: 'For a hotel internship',
    medicalInternship: 'For a medical internship',
  },
  benefits: [
    'Hotel or hospital',
    'First words of Greek',
    'Globally recognised certificate, for a hotel internship',
  ],
  included: [
    'Review of your application',
    'Placement with an employer, or at a hospital or clinic',
    'Visa support',
    'Pre-departure orientation',
  ],
  notIncluded: [
    'Flights',
    'Visa and embassy fees',
    'Insurance, unless your hotel covers it',
    'Local commuting',
    'Personal expenses',
    'Meals, during a medical internship',
  ],
  closing: 'See yourself in Greece?',
} as const;
