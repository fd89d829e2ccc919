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
    'An island you can drive across in an hour, with banks and hotels side by side: in Bahrain people soon know your name.',
    'Manama has the banks, the towers and most of the hotels. Muharraq, over a short causeway, has the airport and the old houses of the pearl merchants; Riffa is a residential town inland. Saudi families drive over the King Fahd Causeway for the weekend, so hotels are busiest when the offices are closed.',
    'Arabic is the language of the country and English that of business. Summers are fierce and humid, winters pleasant. Halal food is taken for granted, and fish from the Gulf is on most tables. A room is for you to find and to pay for: ask for prices before you agree.',
  ],
  placements: {
    'bahrain-gulf-hospitality': {
      title: 'Gulf Hospitality',
      text: 'A hotel’s management, its finance or the business around it: work for those who like figures as much as guests.',
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
