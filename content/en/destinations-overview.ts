/** The English texts of /destinations. They are drafts for the client to confirm. */
export const destinationsOverview = {
  draft: true,
  title: 'Destinations',
  description: (countries: string) =>
    `${countries} countries with a page of their own, by region: what varies, how we help, and why our network stands out.`,
  lede: 'Programmes, length and pay differ from country to country. Choose one to read its page.',
  scene: 'Across a wide river the skylines of many countries',
  filter: {
    label: 'Show a region',
    all: 'All',
    /** A script puts the number of countries in the place of `{count}`. */
    shown: '{count} countries shown',
  },
  regions: {
    europe: 'Hotels, farms, hospitals and vocational training.',
    asia: 'Hotels, tourism and business.',
    americas: 'J1 programmes in the USA, internships in New Zealand.',
  },
  posters: {
    /** Explains the two lines below each name. */
    legend:
      'Below each name: the stipend a month, then the shortest and the longest stay. The country’s page has the rest.',
    /** Read by assistive technology after the stipend. */
    perMonth: 'a month',
    /** If no placement of the country publishes a stipend. */
    noStipend: 'Stipend: ask us',
  },
  undecided: {
    title: 'Not sure where yet?',
    text: 'Start from the programme instead, or talk to us.',
    programmes: 'Global Programs',
    contact: 'Contact',
  },
  comparison: {
    title: 'What varies by destination',
    lede: 'Length, pay, age and language. Here are four countries side by side.',
    label: 'Four destinations compared',
    corner: 'What varies',
    rows: {
      programme: 'Programme',
      length: 'Length',
      stipend: 'Stipend per month',
      age: 'Age',
      language: 'Language',
    },
  },
  help: {
    title: 'How we help',
    steps: [
      {
        title: 'Choose',
        text: 'We match the countries to your subject, your age and your plans.',
      },
      { title: 'Prepare', text: 'Resume with photo, video introduction, motivation letter.' },
      { title: 'Apply', text: 'The form, then the interview.' },
      { title: 'Travel', text: 'Visa processing, then an orientation before you leave.' },
    ],
  },
  network: {
    title: 'Why our network stands out',
    metrics: {
      destinations: 'destinations, each with its own page',
      institutions: 'partner institutions',
      offices: 'offices, in Bangladesh and in the United Kingdom',
    },
    picture:
      'Four colleagues around a table with a map of the world, a river city outside the window',
  },
  nextSteps: {
    title: 'What next?',
    links: {
      contact: { name: 'Contact', title: 'Ask us about a country' },
      programmes: { name: 'Global Programs', title: 'Compare the programmes' },
      apply: { name: 'Apply Now', title: 'Send an application' },
    },
  },
} as const;
