/** The pages that the search finds, besides countries, programmes and posts. `text` is shown below the name. */
export const searchPages = {
  overview: {
    name: 'Global Programs',
    text: 'Who can apply, what is included, what you need',
  },
  costs: { text: 'Fee, deposit, visa, flight, insurance, housing' },
  finder: { name: 'Can I go?', text: 'Fill in a sentence, and see where you can go' },
  destinations: { name: 'Destinations', text: 'All countries, by region' },
  apply: { name: 'Apply Now', text: 'Choose a programme, and the eight documents' },
  contact: { name: 'Contact', text: 'Offices, hours, a message to us' },
  about: { name: 'About us', text: 'Who we are, and how we work' },
  services: { name: 'Services', text: 'For students, employers and institutions' },
  national: { name: 'National Programs', text: 'Inside Bangladesh' },
  students: {
    name: 'National Programs for Students',
    text: 'Local internships, seminars, guidance',
  },
  employers: {
    name: 'National Programs for Employers',
    text: 'Talent, campus talks, HR development',
  },
  events: { name: 'All events', text: 'Seminar, fair and webinar' },
  blog: { name: 'Posts', text: 'Guides to events, applications and life abroad' },
  home: { name: 'Home', text: 'Start page' },
  application: { text: 'Application form' },
} as const;
