import type { Fact } from '../../types/common.ts';

/** The English texts of /global-programs/international-internship and of the programme's record. */
export const internationalInternship = {
  record: {
    text: 'Paid work with a host company abroad. No IELTS required.',
    picture: 'Two interns cross an arched bridge towards a colleague who waves from the city side',
    application: {
      title: 'Apply for International Internship Program',
      description: 'Paid work at a host company abroad. Your offer names what is included.',
      highlights: (duration: string, countries: string): [Fact, Fact, Fact] => [
        { label: 'Duration', value: duration },
        { label: 'Destinations', value: `${countries} countries` },
        { label: 'You receive', value: 'Globally recognised certificate' },
      ],
    },
  },
  page: {
    draft: true,
    description:
      'Paid internships with food and lodging at host companies abroad, no IELTS required. Your offer names what is included.',
    lede: (from: string, usual: string, longest: string) =>
      `Paid internships with food and lodging, typically for ${from} to ${usual} months, up to ${longest}.`,
    provisions: {
      title: 'What is provided',
      paid: { title: 'Paid', text: 'You are paid for your work.' },
      food: { title: 'Food', text: 'Your offer names what is included.' },
      lodging: { title: 'Lodging', text: 'Ask before you accept.' },
      noIelts: 'No IELTS',
    },
    facts: {
      countries: (count: string) => `${count} countries to choose from`,
      certificate: { label: 'You receive', value: 'Globally recognised certificate' },
    },
    positions: {
      title: 'Nine position areas',
      lede: 'Choose your area. Your host decides the daily tasks.',
      // Sample: the specification asks for nine areas and names none. The client replaces this list.
      names: {
        'front-office': 'Front Office',
        housekeeping: 'Housekeeping',
        'food-beverage': 'Food & Beverage',
        'culinary-arts': 'Culinary Arts',
        'sales-marketing': 'Sales & Marketing',
        'human-resources': 'Human Resources',
        events: 'Events',
        'business-finance': 'Business & Finance',
        'travel-tourism': 'Travel & Tourism',
      },
    },
    process: {
      title: 'Seven steps, from application to return',
      // The titles are the specification's; the sentences are samples for the client to confirm.
      steps: [
        { title: 'Apply online', text: 'Fill in the application form.' },
        { title: 'Interview and review', text: 'We read your documents and talk with you.' },
        { title: 'Internship match', text: 'A host and a position that fit you.' },
        { title: 'Visa processing', text: 'Help with the application. The embassy decides.' },
        { title: 'Pre-departure', text: 'What to pack, sign and expect.' },
        { title: 'Internship start', text: 'Your first day with the host.' },
        { title: 'Post-internship', text: 'Your certificate, and what comes next.' },
      ],
    },
    eligibility: {
      title: 'Eligibility',
      studies: 'Studies',
      age: 'Age',
      english: 'English',
      passport: 'Passport',
      more: 'See what each destination asks',
    },
    documents: 'Documents',
    brochure: 'Seven steps abroad, in one PDF',
    closing: {
      title: 'Start with the form',
      lede: 'Tell us what you study, when you could leave and where you want to go.',
      picture: 'A family waves to an intern with a suitcase at the airport',
    },
  },
} as const;
