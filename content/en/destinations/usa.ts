/** The English texts of /destinations/usa. The texts are drafts for the client to confirm. */
export const usa = {
  draft: true,
  country: 'United States of America',
  shortName: 'USA',
  subheadline: 'Paid work as an intern, a trainee or a teacher',
  poster:
    'Poster of the USA: a red suspension bridge among banks of fog, a city’s skyline behind it, a sailing boat on the bay',
  overview: [
    'Come as an intern while you study, as a trainee after a first year of work, or as a teacher. Each has its own programme, and all three are paid.',
    'Interns and trainees choose 6, 9, 12 or 18 months. You come to learn as well as to work, so ask to see the training plan before you agree to it. Teachers have a class of their own and stay 1-3 years.',
    'January in Florida feels like January in Dhaka; in the mountains of Colorado snow lies until April. Distances are long and outside the big cities buses are few, so ask how far your room is from your work. First names, small talk and a smile belong to every shift. Halal food is easy to find in the large cities; in a small town you will cook for yourself more often.',
    'J1 is the name of the visa for exchange visitors. The idea behind it is in the word exchange: you bring your own culture, and take home what you have learned.',
  ],
  placements: {
    'usa-j1-internship': {
      title: 'J1 Internship',
      text: 'For students and new graduates: work in the field you study, with a host company.',
      picture: 'A hotel cut open: its kitchen, a bedroom, the restaurant and the front desk',
    },
    'usa-j1-traineeship': {
      title: 'J1 Traineeship',
      text: 'For graduates with a year of work behind them: more responsibility in the profession you have begun.',
      picture: 'A woman explains a chart to her team at a round table',
    },
    'usa-teacher': {
      title: 'Teacher',
      text: 'Teach your subject full time in an American school, from the first bell to the parents’ evening.',
      picture: 'A teacher draws a route on a globe on the blackboard, a pupil raises a hand',
    },
  },
  eligibility: { interns: 'Interns', trainees: 'Trainees', teachers: 'Teachers' },
  benefits: [
    'A choice of four lengths',
    'American English, all day long',
    'A stipend in dollars',
    'Your own class, as a teacher',
  ],
  closing: 'See yourself in the USA?',
} as const;
