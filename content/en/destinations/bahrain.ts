/**
 * The English texts of /destinations/bahrain. Subheadline, programme, benefits, included and not included come from the
 * specification word for word (sections 2, 5 and 9). The other texts are drafts for the client to confirm.
 */
export const bahrain = {
  draft: true,
  country: 'Bahrain',
  subheadline: 'Discover Gulf Hospitality and Financial Excellence',
  poster:
    'Poster of Bahrain: two sail-shaped towers with wind turbines between them at dusk, a crescent moon, a dhow before an old fort, a pearl oyster on the sand',
  overview: [
    'Work in a hotel’s management, in finance or in business operations for 12-18 months, for BHD 400–700 a month.',
    'Accommodation is not included: ask what a room costs before you accept.',
  ],
  placements: {
    'bahrain-gulf-hospitality': {
      title: 'Gulf Hospitality',
      text: 'Work in hotel management, finance or business operations.',
      location: ['Manama', 'Muharraq', 'Riffa'],
      picture: 'Three colleagues at their desks in an office high above a city',
    },
  },
  eligibility: {
    age: 'Age',
    background: 'Background',
    language: 'Language',
  },
  benefits: ['Gulf region experience', 'Cultural diversity', 'Career advancement'],
  included: ['Job placement', 'Visa support', 'Orientation'],
  notIncluded: ['Visa fees', 'Travel', 'Accommodation'],
  closing: 'See yourself in Bahrain?',
} as const;
