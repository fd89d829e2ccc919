/**
 * The texts of /national-programs/employers (requirements 2, "National programmes"). The specification names the
 * sections and the three offers; the other words are ours.
 */
export const nationalEmployers = {
  draft: true,
  /** The title for search engines and shared links, where the heading alone is too short. */
  pageTitle: 'National Programs for Employers',
  description:
    'Talent acquisition, campus talks and HR development for companies and organisations in Bangladesh.',
  title: 'Find interns and graduates to hire',
  lede: 'We introduce students and graduates in Bangladesh to your company, and help you train the people you hire.',
  contact: 'Contact Our Placement Team',
  picture: 'An employer shakes hands with three graduates in a workshop',
  reasons: {
    title: 'Why partner with us',
    reasons: [
      {
        title: 'Meet candidates for your role.',
        text: 'We introduce students and graduates to you.',
      },
      {
        title: 'Reach students on campus.',
        text: 'Students hear about the work from the people who do it.',
      },
      {
        title: 'Keep the people you train.',
        text: 'Interns who know your team can become part of it.',
      },
    ],
  },
  offers: {
    title: 'What we offer',
    offers: [
      {
        title: 'Talent acquisition',
        text: 'Interns and graduates for a role, a season or a project.',
      },
      {
        title: 'Campus talks',
        text: 'Your people speak to students about the work they know.',
      },
      {
        title: 'HR development',
        text: 'Training for your team.',
      },
    ],
  },
  partners: {
    title: 'Ideal partners',
    partners: [
      'Hotels and restaurants',
      'Hospitals and clinics',
      'Farms and food companies',
      'IT and business services',
      'Banks and offices',
      'Universities and training centres',
    ],
  },
  process: {
    title: 'Five steps to your first intern',
    steps: [
      { title: 'Tell us what you need', text: 'The role, the skills, the dates.' },
      { title: 'Agree on a plan', text: 'What you offer and what you expect.' },
      { title: 'Meet candidates', text: 'A short list and interviews.' },
      { title: 'Start', text: 'The intern begins to work with you.' },
      { title: 'Review', text: 'What worked, and who stays.' },
    ],
  },
  engagements: {
    title: 'Previous engagements',
    /** Invented examples, by the file of their logo. The client replaces them. */
    companies: {
      'partner-1': { sample: true, name: 'Example company A' },
      'partner-2': { sample: true, name: 'Example company B' },
      'partner-3': { sample: true, name: 'Example company C' },
      'partner-4': { sample: true, name: 'Example company D' },
      'partner-5': { sample: true, name: 'Example company E' },
      'partner-6': { sample: true, name: 'Example company F' },
      'partner-7': { sample: true, name: 'Example company G' },
    },
  },
  closing: { title: 'Tell us who you are looking for', picture: 'Two people talk across a desk' },
} as const;
