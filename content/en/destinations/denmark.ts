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
    'Milk, feed and look after a herd on a Danish farm, for EUR 1,600-2,130 a month. Overtime is paid on top.',
    'The contract is for 1 year and can be extended. A stay of 18 months has 5 weeks of paid holiday. Housing costs EUR 200-250 a month.',
    'Livestock farms lie in flat, windy country, outside the cities. Milking starts before sunrise, Sundays included; computers help with the feed, hands do the rest. Danish farms keep pigs as well as cattle: if you would work with cattle only, say so before you apply. Danes speak good English, so you can ask whenever something is not clear.',
    'Winters are wet, grey and short of daylight; in June you can read outdoors at ten in the evening. Halal shops are in the cities, so on a farm you will cook for yourself. Bring warm layers, and ask which work clothes the farm provides.',
  ],
  placements: {
    'denmark-livestock-traineeship': {
      title: 'Livestock Traineeship',
      text: 'The daily work of a modern farm: feeding, milking, young animals, clean stalls, healthy herds.',
      picture: 'A farmer and a trainee with a tablet in a field, a red barn behind them',
    },
  },
  eligibility: {
    age: 'Age',
    english: 'English',
    studies: 'Studies',
    passport: 'Passport',
  },
  benefits: [
    '5 weeks of paid holiday',
    'Overtime paid on top',
    'A contract that can be extended',
    'Modern livestock farming, hands on',
  ],
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
