/** The English texts of /destinations/usa. The texts are drafts for the client to confirm. */
export const usa = {
  draft: true,
  country: 'United States of America',
  shortName: 'USA',
  subheadline: 'Paid work as an intern, a trainee or a teacher',
  poster:
    'Poster of the USA: a red suspension bridge among banks of fog, a city’s skyline behind it, a sailing boat on the bay',
  overview: [
    'Come as an intern, as a trainee or as a teacher. All three are paid.',
    'J1 is the name of a visa for exchange visitors.',
  ],
  placements: {
    'usa-j1-internship': {
      title: 'J1 Internship',
      text: 'For students and new graduates: work with a host company.',
      picture: 'A hotel cut open: its kitchen, a bedroom, the restaurant and the front desk',
    },
    'usa-j1-traineeship': {
      title: 'J1 Traineeship',
      text: 'For graduates who have worked: paid training with a host company.',
      picture: 'A woman explains a chart to her team at a round table',
    },
    'usa-teacher': {
      title: 'Teacher',
      text: 'Teach full time in an American school.',
      picture: 'A teacher draws a route on a globe on the blackboard, a pupil raises a hand',
    },
  },
  eligibility: { interns: 'Interns', trainees: 'Trainees', teachers: 'Teachers' },
  benefits: ['A choice of four lengths', 'English at work', 'Paid in dollars'],
  closing: 'See yourself in the USA?',
} as const;
