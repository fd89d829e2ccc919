/** The English texts of /about (requirements 2, "About"). */
export const about = {
  title: 'Who we are',
  lede: (name: string) =>
    `${name} is an education and career-placement organisation in Bangladesh. We place students, graduates and young professionals in study, training and internships abroad, and link employers and campuses at home.`,
  description:
    'Who we are, our mission and vision, our seven services, and the six steps from Discover to Deliver.',
  mission: 'Mission',
  vision: {
    draft: true,
    title: 'Vision',
    text: 'A first career step that depends on what you can do, not on where you were born.',
  },
  services: {
    title: 'Seven services',
    lede: 'Choose one to read its page.',
    services: {
      study: (countries: string) => `Study abroad: ${countries}+ countries to study in`,
      internship: (countries: string) =>
        `International internships: ${countries}+ countries with internships`,
      virtual: (countries: string) =>
        `Virtual internships: ${countries}+ countries with virtual internships`,
      medical: 'Medical and agriculture placements',
      pathway: 'Pathway and student exchange',
      immersion: 'Hotel and professional immersion',
      national: 'National Programs',
    },
  },
  process: {
    draft: true,
    title: 'Six steps, from Discover to Deliver',
    // The titles are the specification's, the sentences are ours.
    steps: [
      {
        title: 'Discover',
        text: 'We ask what you have studied, what you want, and what you can pay.',
      },
      {
        title: 'Define',
        text: 'We name the programme and the country that fit, and say what is missing.',
      },
      { title: 'Design', text: 'We plan the steps, the documents and the dates.' },
      { title: 'Develop', text: 'You prepare: documents, interview, language.' },
      { title: 'Deploy', text: 'Application, visa, travel.' },
      { title: 'Deliver', text: 'You start at your host or campus.' },
    ],
  },
  reasons: {
    draft: true,
    years: 'years of experience',
    title: 'Reasons to choose us',
    reasons: {
      network: {
        title: 'Global Network',
        text: (institutions: string, countries: string) =>
          `${institutions}+ partner institutions in ${countries}+ countries.`,
      },
      guidance: {
        title: 'Expert Guidance',
        text: 'We help with your application and the visa, and give you an orientation before you leave.',
      },
      career: {
        title: 'Career Focus',
        text: 'Our programmes prepare you for work: training, an internship or a degree.',
      },
    },
  },
  affiliations: {
    title: 'Affiliations',
    /** Invented examples, which the client replaces with its affiliations. */
    affiliations: [
      { sample: true, name: 'Example affiliation 1' },
      { sample: true, name: 'Example affiliation 2' },
      { sample: true, name: 'Example affiliation 3' },
      { sample: true, name: 'Example affiliation 4' },
      { sample: true, name: 'Example affiliation 5' },
      { sample: true, name: 'Example affiliation 6' },
    ],
  },
  visit: {
    title: 'Visit us',
    labels: { address: 'Address', phone: 'Phone', email: 'E-mail' },
    map: 'Map',
    action: 'Contact us',
  },
} as const;
