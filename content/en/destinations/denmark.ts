/**
 * The English texts of /destinations/denmark. The figures of the livestock traineeship and what is not included
 * come from the specification (section 9, "Agriculture internship"). The other texts are drafts for the client to
 * confirm.
 */
export const denmark = {
  draft: true,
  country: 'Denmark',
  subheadline: 'A paid livestock traineeship, with five weeks of holiday',
  poster:
    'Poster of Denmark: a two-masted ship at a quay of tall houses in red, blue and yellow, a bicycle against the railing',
  overview: [
    'Feed, milk and look after animals on a Danish farm, for EUR 1,600–2,130 a month. Overtime is paid on top.',
    'The contract is for 1 year and can be extended. A stay of 18 months has 5 weeks of paid holiday. Housing costs EUR 200–250 a month. Danish farms keep pigs as well as cattle: we cannot promise a farm with cattle only.',
  ],
  placements: {
    'denmark-livestock-traineeship': {
      title: 'Livestock Traineeship',
      text: 'Work with livestock on a farm: feeding, milking, young animals, clean stalls.',
      picture: 'A farmer and a trainee with a tablet in a field, a red barn behind them',
    },
  },
  eligibility: {
    age: 'Age',
    english: 'English',
    studies: 'Studies',
    passport: 'Passport',
  },
  benefits: ['5 weeks of paid holiday', 'Overtime paid on top', 'A contract that can be extended'],
  included: [
    'Review of your application',
    'Placement on a farm',
    'Visa support',
    'Pre-departure orientation',
  ],
  notIncluded: [
    'Flights',
    'Visa and embassy fees',
    'Insurance, unless the host covers it',
    'Local commuting',
    'Personal expenses',
  ],
  closing: 'See yourself in Denmark?',
} as const;
