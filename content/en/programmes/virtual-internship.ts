import type { Fact } from '../../types/common.ts';

/** The English texts of /global-programs/virtual-internship and of the programme's record. */
export const virtualInternship = {
  record: {
    text: (from: string, to: string) =>
      `Work with a company in another country from your own desk, ${from} to ${to} hours a week.`,
    picture: 'An intern at her desk meets four colleagues on a laptop, the sun setting outside',
    application: {
      title: 'Apply for Virtual Internship Program',
      description:
        'Work with a company in another country from your own desk. Tell us who you are and what you study.',
      highlights: (duration: string, countries: string): [Fact, Fact, Fact] => [
        { label: 'Duration', value: duration },
        { label: 'Companies', value: `${countries} Countries` },
        { label: 'Location', value: 'Work from Home' },
      ],
    },
  },
  page: {
    draft: true,
    description: (figures: {
      companies: string;
      countries: string;
      hours: string;
      duration: string;
    }) =>
      `Work from home for one of ${figures.companies} host companies in ${figures.countries} countries: ${figures.hours} hours per week for ${figures.duration}.`,
    lede: 'Work for a company abroad from your own desk.',
    facts: {
      hours: 'Hours',
      perWeek: (hours: string) => `${hours} per week`,
      ofWork: 'of work',
      place: 'Your own desk',
    },
    week: {
      title: 'How many hours a week?',
      lede: 'Each square stands for one hour of work, and each column for one day.',
      unit: 'hours per week',
      months: 'months',
    },
    reach: {
      label: 'Where you could work',
      companies: 'host companies',
      countries: 'countries where they are',
    },
    benefits: {
      title: 'Eight benefits',
      // Sample: the specification asks for eight benefits and names none. The client confirms or replaces them.
      benefits: [
        { title: 'Work from home', text: 'No flight, no visa.' },
        { title: 'Keep studying', text: 'You can begin with ten hours a week.' },
        { title: 'Real tasks', text: 'Part of the company’s own work.' },
        { title: 'Remote tools', text: 'Learn how online teams work.' },
        { title: 'International team', text: 'Colleagues in other countries.' },
        { title: 'Practice in English', text: 'Written and spoken.' },
      ],
      choice: {
        title: 'A choice of fields',
        text: (count: string) => `You choose from ${count} fields, from marketing to supply chain.`,
      },
      resume: { title: 'A stronger resume', text: 'With the name of a company abroad.' },
    },
    // Sample: the specification asks for 15 or more fields and names none. The client confirms or replaces them.
    fields: {
      title: 'Career fields',
      lede: 'Open one to see examples of tasks.',
      // Each field has the tasks of its interns in everyday words. The page opens the first one.
      fields: [
        { title: 'Marketing', text: 'Draft a campaign, study the competition, read the results.' },
        { title: 'Social media', text: 'Plan a month of posts and see which ones people answer.' },
        {
          title: 'Business development',
          text: 'Find possible clients and write the first proposal.',
        },
        {
          title: 'Finance and accounting',
          text: 'Keep budgets and spreadsheets, prepare a report.',
        },
        {
          title: 'Human resources',
          text: 'Write job adverts, sort applications, welcome new staff.',
        },
        {
          title: 'Software development',
          text: 'Build a feature, fix a fault, review what others wrote.',
        },
        { title: 'Web design', text: 'Lay out pages, make a prototype, test it with users.' },
        { title: 'Data analysis', text: 'Clean a table of data and turn it into charts.' },
        { title: 'Cyber security', text: 'Run checks, write guides, keep notes of incidents.' },
        { title: 'Graphic design', text: 'Design logos, brochures and slides.' },
        { title: 'Journalism and media', text: 'Interview people, write articles, edit video.' },
        {
          title: 'Hospitality and tourism',
          text: 'Answer guests, plan itineraries, reply to reviews.',
        },
        { title: 'Law', text: 'Research a question and sum up what the law says.' },
        { title: 'Engineering', text: 'Make drawings and calculations, write documentation.' },
        { title: 'Architecture', text: 'Draw plans, build digital models, prepare presentations.' },
        { title: 'Education', text: 'Write lesson material and tutor pupils online.' },
        {
          title: 'Health and public policy',
          text: 'Read the literature, design a survey, write it up.',
        },
        { title: 'Supply chain', text: 'Follow orders from the supplier to the customer.' },
      ],
    },
    support: {
      title: 'We help with six things',
      // Sample: the specification asks for six and names none. The client confirms or replaces them.
      items: [
        { title: 'Choosing a field', text: 'Which one fits your studies?' },
        { title: 'Your resume and profile', text: 'One page that a company abroad understands.' },
        { title: 'Matching you with a company', text: 'We look for one in your field.' },
        { title: 'Questions before the interview', text: 'Ask us what to expect.' },
        { title: 'Questions while you work', text: 'Write to us when something is unclear.' },
        { title: 'What comes after', text: 'A job, a degree, an internship abroad?' },
      ],
    },
    eligibility: {
      title: 'Who can apply',
      students: 'Students',
      graduates: 'Graduates',
      age: 'Age',
      english: 'English',
      atHome: 'At home',
    },
    closing: {
      title: 'Not sure which field?',
      lede: 'Ask before you apply.',
      picture: 'An advisor speaks on a laptop screen, a night sky in the window behind it',
    },
  },
} as const;
