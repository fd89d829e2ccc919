/**
 * The English texts of /destinations/uae. The subheadline, the programme, the benefits, what is included and what is not come
 * from the specification word for word (sections 2 and 9). The overview and the placement's text are drafts for the client to
 * confirm.
 */
export const uae = {
  draft: true,
  country: 'United Arab Emirates',
  shortName: 'UAE',
  subheadline: 'Experience Middle Eastern Luxury and Global Business Excellence',
  poster:
    'Poster of the United Arab Emirates: the tallest tower of Dubai, a hotel in the shape of a sail and a white mosque across the water, two camels on the dunes before it',
  overview: [
    'Work in luxury hotels, tourism or events for 12-24 months, for AED 4,000–8,000 a month.',
    'We help you to find accommodation: ask what it costs before you accept.',
  ],
  placements: {
    'uae-luxury-hospitality': {
      title: 'Luxury Hospitality',
      text: 'Work in luxury hotel operations, tourism or events.',
      location: ['Dubai', 'Abu Dhabi', 'Sharjah'],
      picture:
        'A hotel at night, cut open: kitchen, bedroom and dining room above, reception below',
    },
  },
  eligibility: {
    age: 'Age',
    background: 'Background',
    language: 'Language',
  },
  benefits: [
    'Luxury hospitality experience',
    'Middle Eastern culture',
    'Tax-free income',
    'Global networking',
  ],
  included: ['Job placement', 'Visa processing', 'Accommodation assistance', 'Medical insurance'],
  notIncluded: ['Visa fees', 'Travel costs', 'Personal expenses'],
  closing: 'See yourself in the UAE?',
} as const;
